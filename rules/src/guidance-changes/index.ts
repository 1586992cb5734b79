export {
  type GuidanceChange,
  type GuidanceEdition,
  guidanceChanges,
  guidanceEditions,
  type Touching,
} from './guidance-changes.ts';
