/** Hand on the number in a field; an emptied field shows its former number again and changes nothing. */
export function entered(
  input: Pick<HTMLInputElement, 'value' | 'valueAsNumber'>,
  before: number,
  change: (value: number) => void,
): void {
  if (Number.isNaN(input.valueAsNumber)) input.value = String(before);
  else change(input.valueAsNumber);
}
