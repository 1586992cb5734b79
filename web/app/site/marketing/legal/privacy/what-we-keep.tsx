import { operator } from '../../../../text/operator.ts';
import { DataTable } from '../../../../ui/table.tsx';
import { ExampleTag } from '../../parts/examples/example-tag.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import { OurEmail } from '../our-email.tsx';
import { Points } from '../prose.tsx';
import type { PolicySection } from './section.ts';

const forms = [
  { form: 'Contact', kept: 'Names, email, phone if you give it, your message' },
  { form: 'Pricing', kept: 'Name, email, the plan and the button you chose' },
  {
    form: 'Demo or consultation',
    kept: 'Names, email, phone, organisation, comments, the time and time zone',
  },
  { form: 'University', kept: 'University, names, role, email, phone if you give it, your message' },
  {
    form: 'Account',
    kept: 'Name, email, role and organisation; your password, only as a hash that cannot be read back; where and on which devices you log in, and failed attempts',
  },
  {
    form: 'Profile of a job seeker',
    kept: 'What you say about yourself, your work, your search and your right to work, with your date of birth if you give it; your photo, which we redraw; your CVs, encrypted',
  },
  {
    form: 'Identity, if you agree',
    kept: 'Pronouns, gender and ethnicity. They are encrypted separately, for you alone, and used for nothing. Pronouns are shown only if you say so',
  },
  {
    form: 'Jobs and applications',
    kept: 'Jobs and searches you save; what you write to apply, which CV you send with it, the job as it was then, and the status of each application',
  },
  {
    form: 'Visa facts for one application',
    kept: 'If you share them: whether you need a sponsor, from when you could start, the least pay, and what sponsoring costs the employer',
  },
  {
    form: 'What an employer writes of applicants',
    kept: 'Notes, tags, interview times, and why an application was rejected. The notes and tags are not shown to you here; you can ask for them by law',
  },
  {
    form: 'Offers and hires',
    kept: 'Each version of an offer and your answers; once you accept, your name, the terms and the planned days',
  },
  {
    form: 'Workers whom an employer sponsors',
    kept: 'What the employer records: name, job, pay, hours, certificate, visa, checks, reports with a file that was sent, and absences without the medical reason; where pay falls, whether the worker would be a new entrant or has a PhD. Passport and National Insurance numbers, date of birth and contact details are encrypted',
  },
  {
    form: 'Claim of an entry on the register of sponsors',
    kept: 'The reason and the file you send. Only our team opens the file',
  },
  {
    form: 'Hire plans',
    kept: 'The name you give a plan you save, and your answers. The plan does not ask for the name of the person you hire',
  },
  {
    form: 'Messages between you and an employer',
    kept: 'What both sides write and attach, and how far each has read',
  },
  {
    form: 'Newsletter',
    kept: 'Your email, the topics you chose, which issues you got, and when you asked for it, confirmed it and ended it',
  },
];

const terms = [
  { what: 'Messages, price requests, registrations', time: '2 years' },
  { what: 'Assessments of a sponsor licence', time: '2 years' },
  { what: 'Demos and consultations', time: '2 years after the day' },
  { what: 'Accounts', time: 'Until you delete yours, and 7 days in which you can undo it' },
  {
    what: 'Profiles',
    time: 'As long as the account; what you remove from it for a day, so that you can undo it',
  },
  {
    what: 'Applications',
    time: 'As long as the account. Once you withdraw, the employer can no longer see your profile, text or CV',
  },
  {
    what: 'What undoing an employer’s decision on an application would bring back',
    time: 'Ten seconds; you are told after that',
  },
  {
    what: 'What an employer sees of an unsuccessful application, with its notes and tags',
    time: '6 months, or the 1 to 12 that the employer chose. Your own copy stays with your account',
  },
  {
    what: 'Visa facts you share',
    time: 'Until you stop sharing, withdraw or delete the account; 6 months after a rejection at most',
  },
  { what: 'Offers', time: 'As long as the application' },
  {
    what: 'Hires',
    time: 'As the employer’s own record, also after you delete your account, until 2 years after your last day there',
  },
  {
    what: 'Records of sponsored workers',
    time: 'As the employer’s own record, also after you delete your account, until the employer erases it once the law no longer has it kept, or with its organisation once it has saved an archive',
  },
  { what: 'Files of workers to import', time: '24 hours' },
  { what: 'Claims of a register entry, with the file', time: '30 days after our answer' },
  { what: 'Notifications', time: '90 days' },
  {
    what: 'Hire plans',
    time: 'As long as the account; one that you delete for a day, so that you can undo it',
  },
  { what: 'Identity', time: 'Until you delete it, by itself or with the account' },
  { what: 'Sign-ups that nobody confirmed', time: '7 days' },
  { what: 'The log of activity in accounts', time: 'Kept, without a name once the account is gone' },
  { what: 'What a client said of us', time: 'Until they withdraw it, or 1 year if not confirmed' },
  { what: 'Newsletter, not confirmed', time: '30 days' },
  { what: 'Newsletter, confirmed', time: 'Until 30 days after you end it' },
  { what: 'Which newsletters you got', time: '30 days' },
  { what: 'Copies of emails, sent or failed', time: '30 days' },
  { what: 'Counters that prevent abuse', time: '1 day' },
  { what: 'Chat logs: messages with an employer', time: 'Up to 2 years' },
  { what: 'Documents, such as CVs, unless you remove them sooner', time: 'Up to 5 years' },
];

const { company, address } = operator;

/** What we store, why, and for how long. */
export const whatWeKeep: readonly PolicySection[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: (
      <>
        <p>
          {company.name}, a UK limited company registered in {company.registeredIn}
          {company.number !== undefined && ` under number ${company.number}`}, decides what is kept and is
          responsible for it. <ExampleTag />
        </p>
        <p>
          {address.join(', ')}. Write to <OurEmail subject="My data" />.
        </p>
      </>
    ),
  },
  {
    id: 'tools',
    title: 'What the free tools keep',
    body: (
      <>
        <p>
          <strong>Calculators: nothing.</strong> Your answers are in the web address of the page, so that you
          can save or share it. Our server works out the result and does not record it. Its log has the page’s
          name and the time, without your answers and without your internet address.
        </p>
        <p>
          <strong>The sponsor licence assessment</strong> keeps the five answers, the email address you give,
          what we told you and the rules it was based on. We email it to you, and can show later what we said
          that day.
        </p>
      </>
    ),
  },
  {
    id: 'forms',
    title: 'What our forms keep',
    body: (
      <>
        <DataTable
          caption="What each form keeps"
          quietCaption
          columns={[
            { head: 'Form', cell: ({ form }) => form },
            { head: 'What we keep', cell: ({ kept }) => kept },
          ]}
          rows={forms}
          keyOf={({ form }) => form}
        />
        <p>
          We use it to answer you and do what you asked, and for nothing else. You get an email to say that it
          arrived.
        </p>
        <p>
          Nobody gets the newsletter without asking twice, once here and once with the link in our email. The
          link in any issue ends it, and after 30 days the address is deleted.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we may keep it',
    body: (
      <Points
        points={[
          'Your request: to answer you, book your demo, or prepare an offer, which are steps before a contract.',
          'Our legitimate interest: to show what an assessment said, and to keep abuse away from the site.',
          'Your consent: for the newsletter, and for answers about your identity. You can withdraw each at any time.',
          'The law: if it makes us keep or hand over something.',
        ]}
      />
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <>
        <DataTable
          caption="How long we keep each thing"
          quietCaption
          columns={[
            { head: 'What', cell: ({ what }) => what },
            { head: 'Kept for', cell: ({ time }) => time },
          ]}
          rows={terms}
          keyOf={({ what }) => what}
        />
        <p>Then the server deletes it automatically.</p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'Use of data for AI model training',
    body: (
      <p>
        We do not train AI models on anyone’s data, and we give nobody data to do so. The answers on this site
        come from <TextLink to="/rules">written rules</TextLink>, not from a model.
      </p>
    ),
  },
];
