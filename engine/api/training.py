"""Training runs: presets, processes, what their folders hold."""

from __future__ import annotations

from engine.jobs.machines import Machine as Machine
from engine.train.chain_file import CHAINS as CHAINS
from engine.train.chain_file import Chain as Chain
from engine.train.chain_file import ChainFile as ChainFile
from engine.train.chain_file import chain_names as chain_names
from engine.train.chain_file import launch_chain as launch_chain
from engine.train.chain_file import load_chain as load_chain
from engine.train.extrapolate import SPEED_SETTINGS as SPEED_SETTINGS
from engine.train.extrapolate import RunEstimate as RunEstimate
from engine.train.extrapolate import Speed as Speed
from engine.train.extrapolate import extrapolated as extrapolated
from engine.train.extrapolate import usual_estimate as usual_estimate
from engine.train.game_source import paper_source as paper_source
from engine.train.log_entries import ReferenceScore as ReferenceScore
from engine.train.named_files import check_files as check_files
from engine.train.preset import Preset as Preset
from engine.train.preset import file_settings as file_settings
from engine.train.preset import load_preset as load_preset
from engine.train.preset import preset_names as preset_names
from engine.train.preset import preset_options as preset_options
from engine.train.preset import setting_labels as setting_labels
from engine.train.preset import with_changes as with_changes
from engine.train.preset_card import PAPER_RUNS as PAPER_RUNS
from engine.train.preset_card import Card as Card
from engine.train.reading import RunReader as RunReader
from engine.train.reading import RunView as RunView
from engine.train.reading import run_status as run_status
from engine.train.run_file import CHANGEABLE as CHANGEABLE
from engine.train.run_file import RUNS as RUNS
from engine.train.run_file import cluster_refusal as cluster_refusal
from engine.train.run_file import compare_command as compare_command
from engine.train.run_file import estimate_command as estimate_command
from engine.train.run_file import launch_run as launch_run
from engine.train.run_file import run_refusal as run_refusal
from engine.train.run_games import Branch as Branch
from engine.train.run_games import RunGame as RunGame
from engine.train.run_games import RunGamesReader as RunGamesReader
from engine.train.run_games import branch_tree as branch_tree
from engine.train.run_games import game_record as game_record
