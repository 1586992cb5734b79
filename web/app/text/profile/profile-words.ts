import type { ProfileStep } from '@portway/contracts/candidate/profile/profile';

export interface StepWords {
  /** What to do. */
  readonly title: string;
  /** What it consists of, or why it helps. */
  readonly text: string;
  /** Label of its button. */
  readonly action: string;
  /** Address of the first field to fill in. */
  readonly to: string;
}

const profile = '/dashboard/profile/edit';
const preferences = '/dashboard/profile/preferences';
const culture = '/dashboard/profile/culture';

/** The steps to a complete profile, in words, with links. */
export const stepWords: Readonly<Record<ProfileStep, StepWords>> = {
  role: {
    title: 'Say what you do',
    text: 'Your primary role, years of experience and the roles you are open to.',
    action: 'Add your role',
    to: `${profile}#primaryRole`,
  },
  about: {
    title: 'Introduce yourself',
    text: 'Your name, where you live and a few sentences about you.',
    action: 'Add your bio',
    to: `${profile}#bio`,
  },
  'right-to-work': {
    title: 'Say whether you need sponsorship',
    text: 'Whether you may work in the UK, and whether you need a sponsor now or later.',
    action: 'Answer two questions',
    to: `${preferences}#isLegallyAuthorized`,
  },
  search: {
    title: 'Say where you are in your search',
    text: 'Recruiters see it when you apply. Nobody can search for candidates yet.',
    action: 'Choose a status',
    to: `${preferences}#searchStatus`,
  },
  places: {
    title: 'Say what job you are looking for',
    text: 'The level you want and the places you would work in.',
    action: 'Add level and places',
    to: `${preferences}#jobType`,
  },
  work: {
    title: 'Add your work experience',
    text: 'One job is enough to begin with.',
    action: 'Add a job',
    to: `${profile}#work`,
  },
  education: {
    title: 'Add your education',
    text: 'A school, a university or a course.',
    action: 'Add education',
    to: `${profile}#education`,
  },
  skills: {
    title: 'Add your skills',
    text: 'They decide which jobs we recommend to you.',
    action: 'Add skills',
    to: `${profile}#skills`,
  },
  resume: {
    title: 'Upload your CV',
    text: 'We read your jobs, education and skills from it for you to check. A PDF, DOC, DOCX or text file.',
    action: 'Upload a CV',
    to: '/dashboard/profile/resume',
  },
  'looking-for': {
    title: 'Describe your next job',
    text: 'A few sentences in your own words.',
    action: 'Describe it',
    to: `${culture}#lookingFor`,
  },
  culture: {
    title: 'Say how you like to work',
    text: 'Which environment suits you, and what matters most to you.',
    action: 'Answer four questions',
    to: `${culture}#environment`,
  },
  salary: {
    title: 'Say what you want to earn',
    text: 'It is never shown on a public page.',
    action: 'Add a salary',
    to: `${preferences}#salary`,
  },
  photo: {
    title: 'Add a photo',
    text: 'Until then, we show your initials.',
    action: 'Add a photo',
    to: `${profile}#photo`,
  },
  links: {
    title: 'Link to your work',
    text: 'A website, LinkedIn, GitHub or Twitter.',
    action: 'Add a link',
    to: `${profile}#website`,
  },
};
