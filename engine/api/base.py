"""The parts that know nothing of Go: errors, files, settings and the log."""

from __future__ import annotations

from engine.base.checked_json import Count as Count
from engine.base.checked_json import Text as Text
from engine.base.checked_json import Time as Time
from engine.base.checked_json import convert_fitting as convert_fitting
from engine.base.checked_json import convert_json as convert_json
from engine.base.checked_json import decode_json as decode_json
from engine.base.errors import EngineError as EngineError
from engine.base.errors import FormatError as FormatError
from engine.base.errors import RecordError as RecordError
from engine.base.errors import SettingsError as SettingsError
from engine.base.errors import WeightsError as WeightsError
from engine.base.files import Stamp as Stamp
from engine.base.files import atomic_write as atomic_write
from engine.base.files import data_folder as data_folder
from engine.base.files import is_read_only as is_read_only
from engine.base.files import stamp_of as stamp_of
from engine.base.files import user_folder as user_folder
from engine.base.files import user_folder_problem as user_folder_problem
from engine.base.lock import changing as changing
from engine.base.logs import LOG_LEVELS as LOG_LEVELS
from engine.base.logs import log_file as log_file
from engine.base.logs import log_to_file as log_to_file
from engine.base.settings import SettingInfo as SettingInfo
from engine.base.settings import Settings as Settings
from engine.base.settings import float_text as float_text
from engine.base.settings import setting as setting
from engine.base.untrusted import append_ordinary as append_ordinary
from engine.base.untrusted import is_ordinary as is_ordinary
from engine.base.untrusted import read_ordinary as read_ordinary
from engine.jobs.job import JobKind as JobKind
from engine.jobs.processes import TIED as TIED
from engine.jobs.processes import usable_cores as usable_cores
from engine.jobs.reader import JobReader as JobReader
from engine.jobs.reader import JobView as JobView
