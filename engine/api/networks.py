"""Networks that are installed, and the ways to run them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.catalog import download as download
from engine.catalog import found_networks as found_networks
from engine.catalog import strength as strength
from engine.catalog.network_info import NetworkInfo as NetworkInfo
from engine.catalog.networks import add_network as add_network
from engine.catalog.networks import best_network as best_network
from engine.catalog.networks import damage_of as damage_of
from engine.catalog.networks import describe_network as describe_network
from engine.catalog.networks import describes_quickly as describes_quickly
from engine.catalog.networks import forget_network as forget_network
from engine.catalog.networks import list_networks as list_networks
from engine.catalog.networks import looks_like_network as looks_like_network
from engine.catalog.networks import panel_networks as panel_networks
from engine.catalog.networks import strongest_network as strongest_network
from engine.commands.weights import speed_command as speed_command
from engine.commands.weights import speed_size as speed_size
from engine.network.backends.available import EVALUATORS as EVALUATORS
from engine.network.backends.available import evaluator_title as evaluator_title
from engine.network.header import network_name as network_name

if TYPE_CHECKING:
    from engine.analysis.network_input import InputPlane as InputPlane
    from engine.analysis.network_input import NetworkInput as NetworkInput
    from engine.analysis.network_opinion import NetworkOpinion as NetworkOpinion
