import {
  acasAdverts,
  ageAtWork,
  departmentTerminology,
  ehrcBefore2010,
  ehrcComplaints,
  ehrcQuestions,
  equalityActOverview,
  exeterLanguage,
  govUkAdverts,
  rainbowCase,
  rainbowReport,
} from '../sources/index.ts';
import { wording } from './wording.ts';

export const ageLimit = wording(
  { id: 'age-limit', title: 'An age limit' },
  'An age limit is age discrimination, unless it can be justified: for instance because the law sets an age for the work.',
  ehrcBefore2010,
  ehrcComplaints,
  ehrcQuestions,
);

export const young = wording(
  { id: 'young', title: 'Asking for someone young' },
  'Words such as “young”, “young and dynamic” or “youthful” say that older people are not meant.',
  departmentTerminology,
  ehrcBefore2010,
  ehrcComplaints,
  equalityActOverview,
);

export const youngTeam = wording(
  { id: 'young-team', title: 'A young team', onlyAdvice: true },
  'Older people may read that they would not fit in, or are not welcome.',
  exeterLanguage,
);

export const youngGeneration = wording(
  { id: 'young-generation', title: 'Names of a generation', onlyAdvice: true },
  'Only people below an age can be “digital natives” or of that generation. Ask for the skill.',
  ageAtWork,
);

export const recentGraduate = wording(
  { id: 'recent-graduate', title: 'Asking for a recent graduate or a school leaver' },
  'Most recent graduates are young, so this can be age discrimination unless the work really requires it.',
  govUkAdverts,
  acasAdverts,
  ehrcQuestions,
);

export const careerStage = wording(
  { id: 'career-stage', title: 'Asking for someone at the start of a career' },
  'Fewer older people are in their first years of work. A tribunal found in 2008 that “would suit candidates in the first five years of their career” was indirect age discrimination. Say what the work needs.',
  rainbowCase,
  rainbowReport,
);

export const highlyExperienced = wording(
  { id: 'highly-experienced', title: 'Asking for someone highly experienced' },
  'Younger people have had less time to gain experience, so this should be said only where it is a real requirement. Say which experience.',
  govUkAdverts,
  acasAdverts,
);

export const energetic = wording(
  { id: 'energetic', title: 'Energetic', onlyAdvice: true },
  'It is often read as young and healthy. Say what there is to do.',
  departmentTerminology,
);

export const mature = wording(
  { id: 'mature', title: 'Asking for someone mature' },
  'It says that younger people are not meant. Say which behaviour you need.',
  departmentTerminology,
  exeterLanguage,
);
