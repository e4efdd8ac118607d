fault-unreadable = датотека се не може прочитати: { $why }
fault-syntax = ово није { $format }: { $why }
fault-not-a-table = правила су табела опција, а не { $value }
fault-id-taken = { $value } је ознака готових правила, а ова играју другачије: изаберите другу ознаку
fault-unknown-set = правила с ознаком { $value } нема; готова су { $choices }
fault-unknown-set-near = правила с ознаком { $value } нема: да ли је то { $nearest }? Готова су { $choices }
fault-base-circle = правила преко { $value } полазе од самих себе
fault-unknown-option = опције { $name } нема
fault-unknown-option-near = опције { $name } нема: да ли је то { $nearest }?
fault-twice = ово је опет опција { $name }, само друкчије написана
fault-wants-bool = { $value } овде не може: треба true или false
fault-wants-int = { $value } овде не може: треба цео број
fault-wants-text = { $value } овде не може: треба текст под наводницима
fault-wants-slug = { $value } овде не може: треба текст под наводницима
fault-wants-pattern = { $value } овде не може: требају карте под наводницима, на пример „7 JOKER“
fault-wants-effect = { $value } овде не може: треба врста дејства или табела
fault-wants-effects = { $value } овде не може: треба табела карата и дејстава
fault-wants-values = { $value } овде не може: треба табела карата и поена
fault-wants-words = { $value } овде не може: треба табела речи
fault-out-of-range = { $value } не може: може од { $low } до { $high }
fault-out-of-range-or-off = { $value } не може: може од { $low } до { $high }, или { $off } ако се не користи
fault-not-a-choice = { $value } не може: може { $choices }
fault-not-a-choice-near = { $value } не може: да ли је то { $nearest }? Може { $choices }
fault-not-a-slug = { $value } није ознака: мала латинична слова, цифре и појединачне цртице, највише 40, на пример grandmas-rules
fault-bad-text = { $value } није текст који се може приказати: видљиви знакови, највише { $high }
fault-not-a-card = { $value } није карта: треба број (7, T, J), карта (2C), знак (H) или JOKER; више њих с размаком
fault-not-one-card = { $value } није ни један број (7, T, J) ни једна карта (2C)
fault-no-kind = шта чини { $card }? Треба врста: { $choices }
fault-field-of-other-kind = { $field } не значи ништа за врсту { $kind }: припада врсти { $kinds }
fault-switch-and-option = { $name } поставља { $other }, које је такође наведено: једно од то двоје је сувишно
fault-switch-without-card = { $name } овде не значи ништа: { $card } нема дејство врсте { $kind }
fault-players-crossed = најмање { $low } и највише { $high } играча не може истовремено
fault-pack-too-small = за { $players } играча треба карата { $needed }: { $hands } у рукама, једна за почетак и по једна за вучење; има их { $cards }, довољно за играча { $possible }
fault-pack-too-small-for-all = за { $players } играча треба карата { $needed }: { $hands } у рукама, једна за почетак и по једна за вучење; има их { $cards }, премало и за играча { $low }
fault-second-pack-never = други шпил од { $value } играча никад не долази: игра највише { $high }
fault-second-pack-already = два шпила су већ ту: two_packs_from је сувишно
fault-card-not-in-pack = { $card } није у шпилу од { $pack } карата
fault-no-jokers = наведен је JOKER, а џокера у шпилу нема: jokers нека буде бар 1
fault-too-many-strong = само { $plain } карата у шпилу није јако: сечењу једва да би био крај; потребне су бар 4
fault-hand-too-small-for-cut = сечењем се могу добити 3 карте, па их у руци мора бити бар 3; { $value } је мање
fault-packet-over-hand = { $value } карата одједном више је него што је у руци: { $hand }
fault-needs-strong-cut = { $name } = { $value } тражи сечење којим се добијају јаке карте: cut нека буде specials
fault-no-plain-start = свака карта има дејство, па обичне почетне карте не може бити
fault-draw-and-never-play = нема смисла вући док се карта не сложи ако се после ништа не сме бацити: промените draw_limit или play_after_draw
fault-at-once-and-answers = на карте које се вуку одмах нема одговора: сувишно је answers или at_once
fault-at-once-and-turn = карте које се вуку одмах не одузимају потез: сувишно је ends_turn или at_once
fault-answer-draws-nothing = { $card } није одговор: због те карте нико не вуче
fault-joker-stands-for-none = само JOKER није одговор: наведите и карте које сме да замени, на пример 7 JOKER
fault-jump-in-without-twins = jump_in тражи два шпила: кад игра од { $low } до { $high } играча, истих карата нема
fault-jump-in-without-plain = jump_in тражи обичне карте: овде их нема
fault-no-wild-card = { $name } тражи карту која бира знак: ниједна карта не бира знак и не иде на све
fault-wild-cannot-win = { $name } тражи карту која бира знак и сме да победи: { $card } има finish = { $finish }
fault-several-unannounced = several_wilds тражи најаву: announce нека буде with_card или late
fault-nothing-to-challenge = { $name } = { $value } тражи најаву: announce нека буде with_card или late, или { $name } = { $instead }
fault-never-challenged = unannounced_last = challenge тражи некога ко сме да укаже: challenge нека буде while_held
fault-nobody-can-win = ниједном картом се не може победити
fault-strong-worth-nothing = strong_value је { $value }, а јаких карата у шпилу нема
fault-match-without-scores = match_end = { $value } тражи scoring = { $scoring }
fault-match-without-limit = match_end = { $value } тражи match_limit од бар 1
fault-limit-without-match = match_limit је { $value }, а match_end = deal завршава се сваком партијом
