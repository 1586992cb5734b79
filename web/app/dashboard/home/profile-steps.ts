import type { ProfileStep } from '@portway/contracts/profile';
import {
  BadgeCheck,
  BriefcaseBusiness,
  Camera,
  Coins,
  Compass,
  FileText,
  GraduationCap,
  Link2,
  MapPin,
  Search,
  Sparkles,
  Sprout,
  UserRound,
  UserRoundCheck,
  Wrench,
} from 'lucide-react';
import { profilePaths } from '../profile-paths.ts';
import type { Step } from './steps.ts';

const { profile, resume, preferences, culture } = profilePaths;

/** What each step of the profile is called, what it asks, and the field where it begins. */
const steps: Readonly<Record<ProfileStep, Step>> = {
  role: {
    to: `${profile}#primaryRole`,
    title: 'Say what your role is',
    text: 'Your role, your experience, and what you are open to.',
    action: 'Add your role',
    Icon: Compass,
  },
  about: {
    to: `${profile}#location`,
    title: 'Say who you are',
    text: 'Where you live, and a few sentences about yourself.',
    action: 'Write about yourself',
    Icon: UserRound,
  },
  'right-to-work': {
    to: `${preferences}#isLegallyAuthorized`,
    title: 'Say whether you need sponsorship',
    text: 'Two questions: may you work in the UK, and will you need a sponsor?',
    action: 'Answer them',
    Icon: BadgeCheck,
  },
  search: {
    to: `${preferences}#searchStatus`,
    title: 'Say where you are in your search',
    text: 'It decides whether recruiters see you at all.',
    action: 'Choose one',
    Icon: Search,
  },
  places: {
    to: `${preferences}#jobType`,
    title: 'Choose a level and places',
    text: 'The level you want, and where you would work.',
    action: 'Choose them',
    Icon: MapPin,
  },
  work: {
    to: `${profile}#work`,
    title: 'Add your work',
    text: 'Where you worked, as what, and from when to when.',
    action: 'Add work',
    Icon: BriefcaseBusiness,
  },
  education: {
    to: `${profile}#education`,
    title: 'Add your education',
    text: 'A school or university, and what you took there.',
    action: 'Add education',
    Icon: GraduationCap,
  },
  skills: {
    to: `${profile}#skills`,
    title: 'Name your skills',
    text: 'Languages, tools and methods, in the words you would search for.',
    action: 'Add skills',
    Icon: Wrench,
  },
  resume: {
    to: resume,
    title: 'Add your CV',
    text: 'A PDF, DOC, DOCX or TXT file.',
    action: 'Add your CV',
    Icon: FileText,
  },
  'looking-for': {
    to: `${culture}#lookingFor`,
    title: 'Say what you look for',
    text: 'What you want from your next job, in a few sentences.',
    action: 'Describe it',
    Icon: Sparkles,
  },
  culture: {
    to: `${culture}#environment`,
    title: 'Answer the culture questions',
    text: 'How you like to work, and what matters most to you.',
    action: 'Answer them',
    Icon: Sprout,
  },
  salary: {
    to: `${preferences}#salary`,
    title: 'Say what you want to earn',
    text: 'A whole number a year. It is never shown on a public page.',
    action: 'Add a salary',
    Icon: Coins,
  },
  photo: {
    to: `${profile}#photo`,
    title: 'Add a photo',
    text: 'Without one, recruiters see your initials.',
    action: 'Add a photo',
    Icon: Camera,
  },
  links: {
    to: `${profile}#website`,
    title: 'Add a link',
    text: 'Your website, LinkedIn, GitHub or Twitter.',
    action: 'Add a link',
    Icon: Link2,
  },
};

const whole: Step = {
  to: profilePaths.overview,
  title: 'See your profile as recruiters do',
  text: 'Nothing is missing. Look it over now and then, so that it stays true.',
  action: 'See your profile',
  Icon: UserRoundCheck,
};

/** What to do about the profile: what is missing, the best next step first; with nothing missing, to look at it. */
export function profileStepsFor(missing: readonly ProfileStep[]): readonly [Step, ...Step[]] {
  const [first = whole, ...more] = missing.map((step) => steps[step]);
  return [first, ...more];
}
