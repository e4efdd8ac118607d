import { expect, test } from 'vitest';
import { DecodeError, decode } from '../src/protocol/decode';
import { deal, read, snapshot, update } from './wire';

test('what is left out of a snapshot has its default', () => {
  const message = read(snapshot());
  if (message.t !== 'table') throw new Error(message.t);
  expect(message.table.seats[2]).toMatchObject({ kind: 'free', name: '', autopilot: false });
  expect(message.table.settings).toMatchObject({ seats: 3, fill: '', open: false });
  expect(message.table.deal).toMatchObject({ pending: 0, beneath: [], legal: { plays: [], announce: false } });
  expect(message.recent).toEqual([]);
});

test('a snapshot without a deal, clock or seat says that there is none', () => {
  const { deal: _deal, you: _you, ...rest } = snapshot();
  const message = read(rest);
  expect(message).toMatchObject({ table: { deal: null, clock: null, you: null } });
});

test('an update carries only the parts that have changed, and null where a part is gone', () => {
  const message = read(update(11, { deal: null, phase: 'between' }));
  if (message.t !== 'update') throw new Error(message.t);
  expect(message.parts).toEqual({ deal: null, phase: 'between' });
});

test('plays and what a joker stands for are filled in alike', () => {
  const legal = { plays: [{ card: 'JOKER', stands: [{ card: 'JC', suits: { C: 'play JOKER as JC name C' } }] }] };
  const message = read(snapshot({ deal: deal({ legal }) }));
  if (message.t !== 'table') throw new Error(message.t);
  expect(message.table.deal?.legal.plays[0]?.stands[0]).toMatchObject({ card: 'JC', stands: [], announce: false });
});

test('broken frames are an error, unknown messages of a newer server are none', () => {
  expect(() => decode('{')).toThrow(DecodeError);
  expect(() => decode('[]')).toThrow(DecodeError);
  expect(() => decode('{"x":1}')).toThrow(DecodeError);
  expect(decode('{"t":"from_the_future"}')).toBeUndefined();
});
