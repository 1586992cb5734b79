import './name-tint.css';

/** Which of four colours belongs to a name, always the same: `data-tint` of an element of the class `name-tint`. */
export function tintOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}
