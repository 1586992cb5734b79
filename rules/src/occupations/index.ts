import { salaryList, shortageList } from './lists.ts';
import { occupationCodes } from './occupations.ts';

export { type ListScope, salaryList, shortageList } from './lists.ts';
export type { Occupation, SkillLevel } from './occupation.ts';
export { findOccupation, occupationCodes } from './occupations.ts';

export const occupationParameters = [occupationCodes, ...salaryList.values(), ...shortageList.values()];
