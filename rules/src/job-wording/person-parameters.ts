import {
  acasAdverts,
  departmentTerminology,
  ehrcAdverts,
  ehrcBefore2010,
  ehrcComplaints,
  ehrcDriving,
  ehrcJobAdverts,
  ehrcPregnancy,
  ehrcPregnantApplicants,
  ehrcQuestions,
  equalityActHealth,
  equalityActOverview,
  equalityActRequirements,
  fieldAdverts,
  mossAdverts,
  nationalityRules,
  standrewsAdverts,
} from '../sources/index.ts';
import { wording } from './wording.ts';

export const sexedTitle = wording(
  { id: 'sexed-title', title: 'A job title of one sex' },
  'A title such as “salesman” or “waitress” says that one sex is meant.',
  acasAdverts,
  ehrcJobAdverts,
  equalityActOverview,
  standrewsAdverts,
);

export const pronoun = wording(
  { id: 'pronoun', title: 'He or she for the person in the post' },
  'It is likely to be unlawful to imply that a job is for one sex. “You” says the same to everyone.',
  ehrcBefore2010,
);

export const oneSex = wording(
  { id: 'one-sex', title: 'Asking for a man or a woman' },
  'A preference for one sex is discrimination, unless it is an occupational requirement.',
  ehrcBefore2010,
  ehrcQuestions,
  ehrcComplaints,
);

export const family = wording(
  { id: 'family', title: 'Family, children, marriage', onlyAdvice: true },
  'It is about the sex or the family of the person who applies, not about the work. Say the hours.',
  mossAdverts,
);

export const familyPlans = wording(
  { id: 'pregnancy', title: 'Pregnancy, or plans to have a child' },
  'Nobody may be rejected because they are pregnant, may become pregnant, or are about to go on maternity leave.',
  ehrcPregnancy,
  ehrcPregnantApplicants,
);

export const unsuitable = wording(
  { id: 'unsuitable', title: 'Not suitable for disabled people' },
  'A post may not say or imply that it is unsuitable for disabled people, or for people with one impairment.',
  ehrcJobAdverts,
  standrewsAdverts,
);

export const fitness = wording(
  { id: 'fitness', title: 'Physically fit, active, able-bodied' },
  'Describe the tasks. It is for the person to say whether they can do them, with adjustments.',
  ehrcQuestions,
  departmentTerminology,
);

export const health = wording(
  { id: 'health', title: 'Health and sickness before an offer' },
  'An employer must not ask about health before offering work, except for a few purposes that the Act names.',
  equalityActHealth,
);

export const driving = wording(
  { id: 'driving', title: 'A driving licence' },
  'Some disabled people cannot drive. Ask for a licence only if driving is part of the work, and not if someone could travel in another way.',
  ehrcDriving,
  ehrcQuestions,
);

export const dress = wording(
  { id: 'dress', title: 'Shaven, or without head covering', onlyAdvice: true },
  'Rules on beards and head covering shut out people of some religions, unless a reason such as hygiene justifies them.',
  acasAdverts,
  fieldAdverts,
);

export const occupationalRequirement = wording(
  { id: 'occupational-requirement', title: 'Exception: an occupational requirement' },
  'A characteristic may be required where the nature or context of the work makes it an occupational requirement, and requiring it is a proportionate way to a legitimate aim.',
  equalityActRequirements,
  ehrcAdverts,
);

export const reservedPost = wording(
  { id: 'reserved-post', title: 'Exception: nationality by law or for security' },
  'Some posts are open to certain nationalities alone, by law or because the work is sensitive: the Civil Service Nationality Rules are an example.',
  nationalityRules,
);
