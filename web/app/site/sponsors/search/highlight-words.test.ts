import { expect, it } from 'vitest';
import { markedWords } from './highlight-words.ts';

const bracketed = (name: string, query: string) =>
  markedWords(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

it.each([
  ['Larkspur Robotics Ltd', 'larkspur robotics', '[Larkspur] [Robotics] Ltd'],
  ['Larkspur Robotics Ltd', 'robo', 'Larkspur [Robotics] Ltd'],
  ['Larkspur Robotics Ltd', 'larkspr', '[Larkspur] Robotics Ltd'],
  ['O’Neill Modern Media Ltd', "o'neill", '[O’Neill] Modern Media Ltd'],
  ['Café Müller', 'cafe muller', '[Café] [Müller]'],
  ['AT Ltd', 'it', 'AT Ltd'],
  ['Tesco <b>', '', 'Tesco <b>'],
  ['', 'tesco', ''],
])('in %j a search for %j marks %j', (name, query, text) => {
  expect(bracketed(name, query)).toBe(text);
});
