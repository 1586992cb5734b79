export { editDistance } from './edit-distance.ts';
export { nameKey } from './name-key.ts';
export { createPostings, type Postings } from './postings.ts';
export {
  createVocabulary,
  type Near,
  type Vocabulary,
  type WordRange,
  wordsBeginning,
  wordsBeside,
  wordsNear,
} from './vocabulary.ts';
export { weightOf } from './weight.ts';
