import {
  acasAdverts,
  checkRightToWorkCode,
  codeOnExperience,
  ehrcAdverts,
  ehrcBefore2010,
  ehrcComplaints,
  ehrcQuestions,
  kervinNative,
  menziesCode,
  osborneClarke,
  rightToWorkAdverts,
  rightToWorkCode,
  rocojaNative,
} from '../sources/index.ts';
import { wording } from './wording.ts';

export const nationality = wording(
  { id: 'nationality', title: 'Asking for a nationality' },
  'Race includes nationality and national origin. A post may not be kept for one, or against one; ask for the language or the knowledge that the work needs.',
  acasAdverts,
  ehrcQuestions,
  ehrcComplaints,
);

export const nativeSpeaker = wording(
  { id: 'native-speaker', title: 'Asking for a native speaker' },
  'Where someone was born or grew up is not a skill. Asking for it can be indirect race discrimination; ask for the level of the language instead.',
  kervinNative,
  rocojaNative,
);

export const rightToWorkAlready = wording(
  {
    id: 'right-to-work',
    title: 'Asking for the right to work before applying',
    checkAt: checkRightToWorkCode,
  },
  'This post could be sponsored. Turning away everyone who would need a visa can be indirect race discrimination, as an appeal tribunal decided in 2009. Check everyone’s right to work, at the end. Saying that you cannot sponsor a post is something else, and is not marked.',
  osborneClarke,
  rightToWorkAdverts,
  rightToWorkCode,
);

export const permanentStatus = wording(
  {
    id: 'permanent-status',
    title: 'Asking for settled status or a permanent right to work',
    checkAt: checkRightToWorkCode,
  },
  'The code for employers says that someone whose right to work ends on a certain day may not be treated worse because of it.',
  rightToWorkAdverts,
  menziesCode,
  rightToWorkCode,
);

export const ukExperience = wording(
  { id: 'uk-experience', title: 'Asking for experience from the UK' },
  'The Home Office code for employers warns against assuming that experience from overseas is worth less. Asking for experience from the UK puts people from elsewhere at a disadvantage: say which experience the work needs.',
  codeOnExperience,
);

export const ukEducation = wording(
  { id: 'uk-education', title: 'Asking for a degree from the UK' },
  'Qualifications from elsewhere that compare with those of the UK should be accepted, to avoid racial discrimination.',
  ehrcBefore2010,
);

export const religion = wording(
  { id: 'religion', title: 'Asking for a religion' },
  'A post may not be kept for people of one religion or belief, unless that is an occupational requirement.',
  ehrcQuestions,
  ehrcAdverts,
);
