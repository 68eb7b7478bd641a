/** A number with its noun, such as "1 question" or "4 questions". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
