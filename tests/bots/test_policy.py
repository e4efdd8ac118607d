"""The compiled part: the frozen greedy policy, worlds that fit what is believed, learned weights, the search."""

from collections import Counter
from itertools import count

import pytest

from maumau import Deal, RuleSet, Seeded, load_rules
from maumau.bots import Budget, Rng, player, search_player
from maumau.bots.judgement import TUNED_1, bank, value_for, weights
from maumau.bots.memory import Memory
from maumau.bots.policy.belief import DOUBT, EVERYTHING, Belief, deal_world
from maumau.bots.policy.greedy import between, decide, move, play_on
from maumau.bots.policy.mind import DRAW_BELOW, GREEDY_1, Mind, least_worth
from maumau.bots.policy.simulate import wins
from maumau.bots.policy.study import fresh, learn, sample
from maumau.bots.policy.value import ACTIVE, FEATURES, FULL
from maumau.bots.policy.weigh import weigh
from maumau.bots.search_player import Searcher
from maumau.bots.world import StrangeObservation, world_of
from maumau.engine.cards import JOKER, parse_card
from maumau.engine.deal import tables_for
from maumau.engine.kernel.codes import OVER
from maumau.engine.kernel.matching import legal_mask
from maumau.engine.kernel.random_play import new_deal
from maumau.engine.kernel.state import Kernel
from maumau.engine.kernel.tables import Tables
from maumau.engine.kernel.worlds import redeal_unseen
from maumau.lab.seats import Sitting
from tests.bots.support import at_table, known_rules, positions, random_rule_sets, seats_of
from tools import shift_lint

pytestmark = pytest.mark.uncounted

RULES = [pytest.param(rules, id=rules.id) for rules in known_rules()]
SKAT = load_rules("skat-32")


def tables(rules: RuleSet, seats: int) -> Tables:
    return tables_for(rules, seats, seats - 1)


def mind_for(k: Kernel, weights_: tuple[int, ...] = GREEDY_1, points: bool = False) -> Mind:
    mind = Mind(k.t, list(weights_), points)
    mind.begin(k)
    return mind


def cards_of(k: Kernel) -> Counter[int]:
    found = Counter(k.cards[i] for i in range(k.stock_n))
    found += Counter(k.cards[i] for i in range(k.t.n_cards - k.pile_n, k.t.n_cards))
    for seat in range(k.t.players):
        for kind in range(58):
            found[kind] += (k.lo[seat] >> kind & 1) + (k.hi[seat] >> kind & 1)
    return +found


# ---------------------------------------------------------------- greedy


def fingerprint(rules: RuleSet, seats: int) -> int:
    check = 0
    for seed in range(40):
        k = new_deal(tables(rules, seats), seed)
        winner = play_on(k, mind_for(k, GREEDY_1, rules.scoring == "points"), 3000)
        check = (check * 31 + k.moves * 16 + winner + 1) & 0xFFFFFFFF
    return check


FROZEN = {
    "mau-king": (267174018, 1147627794),
    "mau-king-table": (3108366485, 2884707714),
    "jokers-505": (3358678216, 437274095),
    "serbian-501": (92861364, 1145099294),
    "skat-32": (2184838511, 3998125125),
    "skat-32-points": (2333254749, 1177152221),
}
"""Checksums of seeded greedy deals with 2 and with 4 players; they never change: measurements refer to this player."""


@pytest.mark.parametrize("name", FROZEN)
def test_greedy_1_is_frozen(name: str) -> None:
    rules = load_rules(name)
    assert (fingerprint(rules, 2), fingerprint(rules, 4)) == FROZEN[name]


@pytest.mark.parametrize(
    "rules", [*RULES, *(pytest.param(r, id=f"random-{i}") for i, r in enumerate(random_rule_sets(15, 3)))]
)
def test_the_policy_reads_the_own_hand_only(rules: RuleSet) -> None:
    seats = seats_of(rules, 3)
    asked = 0
    for seed in range(6):
        k = new_deal(tables(rules, seats), seed)
        mind = mind_for(k)
        while k.phase != OVER and k.moves < 60:
            for other in range(3):
                world = k.clone()
                world.x = Rng(other, 1).x
                redeal_unseen(world, k.turn)
                assert decide(world, mind) == decide(k, mind)
                asked += 1
            move(k, mind)
            if k.phase != OVER:
                between(k)
    assert asked > 30


@pytest.mark.parametrize(
    "rules", [*RULES, *(pytest.param(r, id=f"random-{i}") for i, r in enumerate(random_rule_sets(15, 4)))]
)
@pytest.mark.parametrize("weights_", [GREEDY_1, TUNED_1], ids=["greedy-1", "tuned-1"])
def test_an_only_card_is_laid_as_if_it_had_been_weighed(rules: RuleSet, weights_: tuple[int, ...]) -> None:
    short = 0
    for seed in range(12):
        k = new_deal(tables(rules, seats_of(rules, 3)), seed)
        mind, slow = mind_for(k, weights_, points=True), mind_for(k, weights_, points=True)
        slow.eager = False
        short += mind.eager
        while k.phase != OVER and k.moves < 80:
            slow.copy_memory(mind)
            assert decide(k, mind) == decide(k, slow)
            move(k, mind)
            if k.phase != OVER:
                between(k)
    assert short == 12 or rules.id not in FROZEN


@pytest.mark.parametrize(
    "rules", [*RULES, *(pytest.param(r, id=f"random-{i}") for i, r in enumerate(random_rule_sets(15, 5)))]
)
def test_no_card_weighs_less_than_the_bound(rules: RuleSet) -> None:
    rng, weighed = Rng(11, 0), 0
    for seed in range(12):
        k = new_deal(tables(rules, seats_of(rules, 3)), seed)
        mind = mind_for(k, tuple(int(rng.below(201)) - 100 for _ in GREEDY_1), points=True)
        bound = least_worth(k.t, [int(weight) for weight in mind.w])
        while k.phase != OVER and k.moves < 60:
            mask = legal_mask(k)
            for kind in range(JOKER):
                if mask >> kind & 1:
                    assert weigh(k, mind, kind, kind, -1) >= bound
                    weighed += 1
            move(k, mind)
            if k.phase != OVER:
                between(k)
    assert weighed > 100


def test_who_would_rather_draw_than_lay_weighs_its_only_card() -> None:
    choosy = [0] * len(GREEDY_1)
    choosy[DRAW_BELOW] = 1
    k = new_deal(tables(SKAT, 2), 1)
    assert not Mind(k.t, choosy, False).eager


def test_greedy_beats_random_card_everywhere() -> None:
    for rules in known_rules():
        seats = seats_of(rules, 2)
        won = played = 0
        for seat in range(seats):
            t = tables(rules, seats)
            smart = [int(each == seat) for each in range(seats)]
            counts = wins(t, [Mind(t, list(GREEDY_1), False) for _ in range(seats)], smart, 1, 150, 3000)
            won += counts[seat]
            played += sum(counts)
        assert won / played > 0.52, rules.id


# ---------------------------------------------------------------- worlds


@pytest.mark.parametrize("rules", RULES)
def test_a_world_looks_the_same_to_its_seat(rules: RuleSet) -> None:
    for deal, histories in positions(rules, seats_of(rules, 3), 8, most=40):
        seat = deal.turn
        seen = deal.observation(seat)
        memory = Memory(tables(rules, deal.seats)).read(histories[seat])
        k = world_of(seen, rules, Rng(3, 3), memory)
        again = Deal(rules, k).observation(seat)
        assert again == seen
        assert cards_of(k) == Counter(k.t.pack)


def test_a_spectator_has_no_world() -> None:
    deal = Deal.new(SKAT, 2, Seeded(1))
    with pytest.raises(StrangeObservation, match="spectator"):
        world_of(deal.observation(None), SKAT, Rng(1, 1))


def test_cards_that_do_not_add_up_are_refused() -> None:
    deal = Deal.new(load_rules("mau-king"), 2, Seeded(1))
    with pytest.raises(StrangeObservation, match="hidden"):
        world_of(deal.observation(0), SKAT, Rng(1, 1))


def test_a_deal_set_up_with_few_cards_has_worlds() -> None:
    deal = Deal.at(SKAT, 2, hands=[["9D", "TD"], ["KS", "QS"]], top="AC")
    k = world_of(deal.observation(0), SKAT, Rng(1, 1))
    assert (k.size[1], k.stock_n, k.t.n_cards) == (2, 0, 5)


# ---------------------------------------------------------------- belief


def hidden(k: Kernel, seat: int) -> int:
    return int(k.lo[seat])


def test_worlds_keep_all_cards_and_the_own_hand() -> None:
    k = new_deal(tables(load_rules("jokers-505"), 4), 3)
    for seed in range(20):
        world = k.clone()
        world.x = Rng(seed, 1).x
        deal_world(world, Belief(), 2)
        assert cards_of(world) == cards_of(k)
        assert (world.lo[2], world.hi[2]) == (k.lo[2], k.hi[2])
        assert list(world.size) == list(k.size)


def worlds_with_known_card(doubt: int) -> int:
    """In how many of 300 worlds a card that a seat was seen to take is in its hand."""
    k = new_deal(tables(SKAT, 2), 3)
    known = next(kind for kind in range(52) if k.lo[1] >> kind & 1)
    belief = Belief()
    belief.doubt = doubt
    belief.add(1, EVERYTHING ^ (1 << known), 1)
    belief.fit(1, int(k.size[1]))
    there = 0
    for seed in range(300):
        world = k.clone()
        world.x = Rng(seed, 1).x
        deal_world(world, belief, 0)
        there += world.lo[1] >> known & 1
    return there


def test_a_card_seen_at_the_cut_stays_with_its_seat() -> None:
    assert worlds_with_known_card(DOUBT) > 270


def test_who_forgets_deals_some_worlds_as_if_nothing_had_been_seen() -> None:
    assert 190 < worlds_with_known_card(3) < worlds_with_known_card(DOUBT) - 20


def test_hard_thinks_and_remembers_less_than_master() -> None:
    hard, master = (player(name, SKAT) for name in ("hard", "master"))
    assert isinstance(hard, Searcher)
    assert isinstance(master, Searcher)
    assert hard.playouts < master.playouts
    assert 2 <= hard.forgets < master.forgets


def test_who_drew_lacks_what_could_have_been_laid() -> None:
    k = new_deal(tables(SKAT, 2), 3)
    hearts = k.t.legal[parse_card("9H")]
    belief = Belief()
    belief.add(1, 0, int(k.size[1]))
    belief.exclude(1, hearts, 64)
    with_hearts = 0
    for seed in range(200):
        world = k.clone()
        world.x = Rng(seed, 1).x
        deal_world(world, belief, 0)
        with_hearts += hidden(world, 1) & hearts != 0
    assert with_hearts < 70


def test_a_laid_card_takes_the_slot_that_it_could_be() -> None:
    belief = Belief()
    hearts = 0x1FFF << 26
    belief.add(0, hearts, 1)
    belief.add(0, 0, 1)
    belief.lay(0, 1 << 30, False)
    assert belief.n[0] == 1
    assert belief.cannot[0] == hearts


def test_beliefs_are_better_than_none() -> None:
    """The true hand of the next seat is found in believed worlds more often than in any."""
    inside = {True: 0, False: 0}
    for seed in range(12):
        deal = Deal.new(SKAT, 2, Seeded(seed))
        sitting = Sitting(deal, [player("greedy", SKAT)] * 2, [Rng(seed, 0), Rng(seed, 1)])
        while not sitting.deal.over:
            seat = sitting.deal.turn
            seen = sitting.deal.observation(seat)
            memory = Memory(tables(SKAT, 2)).read(sitting.histories[seat])
            memory.belief.fit(1 - seat, seen.counts[1 - seat])
            truth = sitting.deal._kernel.lo[1 - seat]
            for believes in inside:
                k = world_of(seen, SKAT, Rng(seed, 7), memory)
                for _ in range(10):
                    deal_world(k, memory.belief if believes else Belief(), seat)
                    inside[believes] += bin(k.lo[1 - seat] & truth).count("1")
            sitting.step()
    assert inside[True] > 1.02 * inside[False]


# ---------------------------------------------------------------- value


def test_every_bank_has_its_weights() -> None:
    for players in (2, 3):
        for cards in (32, 52, 104):
            assert len(weights(bank(players, cards))) == FEATURES


@pytest.mark.parametrize("rules", RULES)
def test_the_chances_of_all_seats_make_one(rules: RuleSet) -> None:
    seats = seats_of(rules, 4)
    k = new_deal(tables(rules, seats), 2)
    mind = mind_for(k, TUNED_1)
    value = value_for(k.t)
    for _ in range(30):
        if k.phase == OVER:
            break
        total = sum(int(value.chance(k, mind, seat)) for seat in range(seats))
        assert abs(total - FULL) <= 0.02 * FULL
        move(k, mind)


def test_chances_come_true() -> None:
    """Of positions that promise a seat so much, about so many are won."""
    t = tables(SKAT, 2)
    value = value_for(t)
    promised: Counter[int] = Counter()
    kept: Counter[int] = Counter()
    for seed in range(1500):
        k = new_deal(t, 5000 + seed)
        mind = mind_for(k, TUNED_1)
        for _ in range(seed % 9):
            if k.phase != OVER:
                move(k, mind)
        if k.phase == OVER:
            continue
        fifth = int(5 * value.chance(k, mind, 0) // FULL)
        promised[fifth] += 1
        kept[fifth] += play_on(k, mind, 3000) == 0
    for fifth, times in promised.items():
        if times > 100:
            assert abs(kept[fifth] / times - (fifth + 0.5) / 5) < 0.12


def test_studying_lowers_the_loss() -> None:
    t = tables(SKAT, 2)
    rows = sample(t, Mind(t, list(TUNED_1), False), 1, 150)
    assert len(rows) % (1 + 2 * ACTIVE) == 0
    w, slope = fresh()
    losses = [learn(w, slope, rows, 2, 0.2) for _ in range(3)]
    assert losses[2] < losses[1] < losses[0] < 0.72


# ---------------------------------------------------------------- search


def test_more_playouts_are_no_worse_than_few_on_a_clear_position() -> None:
    deal = at_table(SKAT, [["7H", "9H", "QD", "KC"], ["KH"]], top="TH")
    for seed in range(5):
        chosen = player("master", SKAT).choose(deal.observation(0), (), Budget(playouts=400), Rng(seed, 0))
        assert chosen is not None
        assert chosen.cards == ("7H",)


def test_a_time_budget_is_used_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on five milliseconds with every look at it."""
    now = 0.0

    def look() -> float:
        nonlocal now
        now += 0.005
        return now

    monkeypatch.setattr(search_player, "monotonic", look)
    deal = Deal.new(SKAT, 2, Seeded(4))
    assert player("master", SKAT).choose(deal.observation(0), deal.opening, Budget(milliseconds=80), Rng(1, 0))
    rounds = 4
    assert 0.04 < now < 0.08 + rounds * 0.005


@pytest.mark.parametrize("level", ["hard", "master"])
def test_no_player_thinks_beyond_its_own_measure_because_there_is_time(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on a millisecond with every look at it: thought is over long before the time is."""
    looks = count()
    monkeypatch.setattr(search_player, "monotonic", lambda: next(looks) / 1000)
    deal = Deal.new(SKAT, 2, Seeded(4))
    one = player(level, SKAT)
    for seed in range(3):
        own = one.choose(deal.observation(0), deal.opening, Budget(), Rng(seed, 0))
        assert one.choose(deal.observation(0), deal.opening, Budget(milliseconds=1500), Rng(seed, 0)) == own
    assert next(looks) < 1000


def test_no_literal_is_shifted() -> None:
    assert shift_lint.faults(shift_lint.ROOT / "src" / "maumau" / "bots" / "policy") == []
