// Calls functions of the browser's verifier for the tests: a line of JSON {"call": name, "with": [...]} on standard
// input, a line with the result on standard output. Bytes go in and out as {"bytes": "hexadecimal digits"}.
import { createInterface } from 'node:readline';
import * as fair from '../../web/src/fair/verify.js';

const inward = (value) => (value?.bytes === undefined ? value : fair.unhex(value.bytes));
const outward = (value) => (value instanceof Uint8Array ? { bytes: fair.hex(value) } : value);

for await (const line of createInterface({ input: process.stdin })) {
  const { call, with: given } = JSON.parse(line);
  const began = performance.now();
  const result = outward(fair[call](...given.map(inward)));
  console.log(JSON.stringify({ result, milliseconds: performance.now() - began }));
}
