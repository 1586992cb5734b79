import './name-tint.css';

/**
 * Which of four colours a name has, always the same: the `data-tint` of an element with the class
 * `name-tint`.
 */
export function tintOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}
