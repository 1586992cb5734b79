export {
  type PaperField,
  type PaperSource,
  paperFieldRules,
  paperFields,
  paperSources,
} from './paper-fields.ts';
export { compare, type Difference, type FieldAgreement, papersAgree } from './papers-agree.ts';
export {
  type HoursBasis,
  hoursBases,
  type Likeness,
  type PaperFacts,
  type RecordedChange,
  type StatedValue,
  type Statement,
} from './statement.ts';
