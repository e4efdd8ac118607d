"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# No test is timed: a slow computer is no fault of the product (`make bench` measures).
settings.register_profile("maumau", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("maumau")
