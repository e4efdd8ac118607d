"""Settings for all tests."""

import os

from hypothesis import HealthCheck, settings

# No test is timed: a slow computer is no fault of the product (`make bench` measures).  The same source gives the same
# examples, so that a run says something about the change before it; `make search` looks for new ones.
settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
