import { expect, test, vi } from 'vitest';
import { entered } from '../src/ui/form/entered';

test('a number that is typed is handed on', () => {
  const change = vi.fn();
  entered({ value: '7', valueAsNumber: 7 }, 5, change);
  expect(change).toHaveBeenCalledExactlyOnceWith(7);
});

test('an emptied field gets its number back and changes nothing', () => {
  const change = vi.fn();
  const input = { value: '', valueAsNumber: Number.NaN };
  entered(input, 501, change);
  expect(input.value).toBe('501');
  expect(change).not.toHaveBeenCalled();
});
