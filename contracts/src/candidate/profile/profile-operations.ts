import { addToProfileOperation, takeBackOperation } from './additions.ts';
import {
  addEntryOperation,
  moveEntryOperation,
  previewProfileOperation,
  removeEntryOperation,
  restoreEntryOperation,
  saveAnswerOperation,
  saveEducationOperation,
  saveWorkOperation,
  showProfileOperation,
} from './profile.ts';
import { startProfileOperation } from './start-profile.ts';

export const profileOperations = {
  startProfileOperation,
  showProfileOperation,
  saveAnswerOperation,
  previewProfileOperation,
  addEntryOperation,
  saveWorkOperation,
  saveEducationOperation,
  moveEntryOperation,
  removeEntryOperation,
  restoreEntryOperation,
  addToProfileOperation,
  takeBackOperation,
} as const;
