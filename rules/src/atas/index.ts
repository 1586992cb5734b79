export {
  type Atas,
  type AtasDay,
  type AtasFacts,
  type AtasNeeded,
  type AtasNotNeeded,
  atasNeeded,
  type NoAtasBecause,
} from './atas.ts';
export {
  type AtasTime,
  atasExemptNationalities,
  atasParameters,
  atasSubjects,
  atasTime,
} from './parameters.ts';
