/** What a reader who knows the guidance would say of a sentence of a job post. Written before the check was. */
export interface JudgedPhrase {
  readonly text: string;
  /** The words that should be marked, word for word; nothing where the sentence is innocent. */
  readonly marked?: string;
  /** The beginning of the id of what it goes against. */
  readonly about?: string;
  /** Whether the post could be sponsored; it could unless this says no. */
  readonly sponsorable?: false;
}

/** Sentences that should be marked. */
export const markedPhrases: readonly JudgedPhrase[] = [
  { text: 'You are a native English speaker.', marked: 'native English speaker', about: 'native-speaker' },
  { text: 'German at native-speaker level is essential.', marked: 'native-speaker', about: 'native-speaker' },
  { text: 'English mother tongue required', marked: 'English mother tongue', about: 'native-speaker' },
  { text: 'British nationals only.', marked: 'British nationals only', about: 'nationality' },
  { text: 'Applicants must be UK citizens.', marked: 'must be UK citizens', about: 'nationality' },
  { text: 'Open to UK passport holders', marked: 'UK passport holders', about: 'nationality' },
  {
    text: 'We are looking for a Polish worker for our warehouse.',
    marked: 'Polish worker',
    about: 'nationality',
  },
  { text: 'German sales rep wanted for our Leeds office', marked: 'German sales rep', about: 'nationality' },
  {
    text: 'You must already have the right to work in the UK.',
    marked: 'must already have the right to work in the UK',
    about: 'right-to-work',
  },
  {
    text: 'Only candidates with an existing right to work in the UK will be considered.',
    marked: 'existing right to work',
    about: 'right-to-work',
  },
  {
    text: 'We are unable to accept applications from candidates who require a visa.',
    marked: 'unable to accept applications from candidates who require a visa',
    about: 'right-to-work',
  },
  {
    text: 'Applicants must have indefinite leave to remain.',
    marked: 'must have indefinite leave to remain',
    about: 'permanent-status',
  },
  {
    text: 'You need the permanent right to work in the UK.',
    marked: 'permanent right to work',
    about: 'permanent-status',
    sponsorable: false,
  },
  {
    text: 'A degree from a UK university is a must.',
    marked: 'degree from a UK university',
    about: 'uk-education',
  },
  { text: 'We want someone young and energetic.', marked: 'young and energetic', about: 'young' },
  { text: 'Are you a young professional with drive?', marked: 'young professional', about: 'young' },
  { text: 'Join our young, dynamic team', marked: 'young, dynamic team', about: 'young' },
  { text: 'This would suit a recent graduate.', marked: 'recent graduate', about: 'recent-graduate' },
  { text: 'Ideal for school leavers', marked: 'school leavers', about: 'recent-graduate' },
  { text: 'You are a digital native.', marked: 'digital native', about: 'young' },
  { text: 'Suitable for a mature person', marked: 'mature person', about: 'mature' },
  { text: 'Candidates should be aged 25 to 35.', marked: 'aged 25 to 35', about: 'age-limit' },
  { text: 'Over 45s need not apply', marked: 'Over 45s', about: 'age-limit' },
  { text: 'Applicants under 30 preferred', marked: 'under 30', about: 'age-limit' },
  { text: 'Salesman, Midlands', marked: 'Salesman', about: 'sexed-title' },
  { text: 'Handyman for a block of flats', marked: 'Handyman', about: 'sexed-title' },
  { text: 'Waitress, weekends', marked: 'Waitress', about: 'sexed-title' },
  { text: 'Barmaid wanted for a village pub', marked: 'Barmaid', about: 'sexed-title' },
  { text: 'He will report to the head of sales.', marked: 'He will', about: 'pronoun' },
  {
    text: 'The successful candidate will lead a team, and he must be able to travel.',
    marked: 'he must',
    about: 'pronoun',
  },
  { text: 'She will keep the diary of two directors.', marked: 'She will', about: 'pronoun' },
  { text: 'Female candidates only', marked: 'Female candidates only', about: 'one-sex' },
  { text: 'We need a strong man for the yard.', marked: 'strong man', about: 'one-sex' },
  { text: 'You must be physically fit.', marked: 'physically fit', about: 'fitness' },
  { text: 'An able-bodied person is needed.', marked: 'able-bodied', about: 'fitness' },
  {
    text: 'This job is not suitable for wheelchair users.',
    marked: 'not suitable for wheelchair users',
    about: 'unsuitable',
  },
  { text: 'Please state your sickness record.', marked: 'sickness record', about: 'health' },
  { text: 'A full UK driving licence is essential.', marked: 'full UK driving licence', about: 'driving' },
  { text: 'Would suit a mum with children at school', marked: 'Would suit a mum', about: 'family' },
  { text: 'Christian applicants only', marked: 'Christian applicants only', about: 'religion' },
];

/** Sentences that nobody should be warned of. */
export const innocentPhrases: readonly JudgedPhrase[] = [
  { text: 'You build native apps for iOS and Android.' },
  { text: 'Experience with cloud-native services and React Native.' },
  { text: 'We are a young company, founded in 2023.' },
  { text: 'Senior backend engineer' },
  { text: 'You will work in a mature codebase.' },
  { text: 'A mature approach to testing is part of how we work.' },
  { text: 'Polish the UI before each release.' },
  { text: 'You lead our French-speaking market.' },
  { text: 'German-speaking sales representative' },
  { text: 'Fluent English and good written French are needed.' },
  { text: 'Plan the manpower of three sites.' },
  { text: 'You estimate man-hours with the craftsmen’s guild.' },
  { text: 'We value craftsmanship and good workmanship.' },
  { text: 'Human resources adviser' },
  { text: 'Scrum Master with a Master’s degree or equivalent' },
  { text: 'We cannot sponsor this post.' },
  { text: 'Unfortunately we are unable to offer visa sponsorship for this role.' },
  { text: 'No sponsorship is available.' },
  { text: 'We check everyone’s right to work before the first day.' },
  { text: 'An offer depends on a right to work check.' },
  { text: 'You must have the right to work in the UK.', sponsorable: false },
  { text: 'We welcome applications from people of any nationality.' },
  { text: 'You do not need to be a native speaker.' },
  { text: 'We hire people of all ages, recent graduates and career changers alike.' },
  { text: 'He or she will report to the head of sales.' },
  { text: 'The postholder works with children and young people.' },
  { text: 'Support worker in a home for young adults' },
  { text: 'Teach English as a second language to native speakers of Arabic.' },
  { text: 'Our British customers expect an answer within the hour.' },
  { text: 'The Chinese market is new to us.' },
  { text: 'Teacher of Spanish' },
  { text: 'You will report to the chairman of the board.' },
  { text: 'Female health researcher at a women’s charity' },
  { text: 'Competitive salary in a fast-moving team' },
  { text: 'Maternity cover, 12 months' },
  { text: 'Graduate programme in engineering' },
  { text: 'Five years of PostgreSQL in production' },
  { text: 'The lift carries under 30 people and is over 45 years old.' },
  { text: 'You deliver under 30 parcels a day.' },
  { text: 'Our office is wheelchair accessible.' },
  { text: 'Design fitness classes for people with disabilities.' },
  { text: 'The Christian Aid partnership is yours to run.' },
  { text: 'You write drivers for Linux; no driving licence is needed.' },
  { text: 'Our founder Maya leads the team; she will meet you at the interview.' },
];
