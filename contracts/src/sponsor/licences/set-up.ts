import { forCompliance, forRecordKeepers, forRecordKeepersTheirs } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { emailAddress } from '../../email-address.ts';
import { lineOfText, optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

const tag = 'Sponsorship';

export const ratings = ['A', 'B', 'provisional'] as const;
export const workNations = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export const keyRoles = ['authorising-officer', 'key-contact', 'level-1', 'level-2'] as const;
export type KeyRole = (typeof keyRoles)[number];
export const workPlaceKinds = ['office', 'client-site', 'home'] as const;
/** What an organisation says it has done, with the day: a log-in to the Sponsorship Management System, guidance read. */
export const sponsorTasks = ['sms-log-in', 'guidance-read'] as const;
export type SponsorTask = (typeof sponsorTasks)[number];

const dayOrNothing = z
  .union([z.literal('').transform(() => undefined), day])
  .optional()
  .describe('YYYY-MM-DD');

const remindFault = 'Choose up to 8 days, each from 0 to 60 days before.';

/** What a sponsor says of its licence. Left out is not known. */
export const heldLicence = z
  .strictObject({
    licenceNumber: optionalLine(40),
    rating: z.enum(['', ...ratings], 'Choose the rating of the licence.').optional(),
    routes: z
      .array(lineOfText('Enter the name of a route.', 80))
      .max(20, 'Enter at most 20 routes.')
      .describe('As the register names them, such as Skilled Worker.'),
    allocationFrom: dayOrNothing.describe('The first day of the year of undefined certificates.'),
    cutOver: dayOrNothing.describe(
      'What was due before this day is history: it raises no duty. What can still be reported is due whenever it happened.',
    ),
    secondCheck: z.boolean().describe('Whether a second person checks a report before it is made.'),
    remindDays: z
      .array(z.int(remindFault).min(0, remindFault).max(60, remindFault))
      .min(1, remindFault)
      .max(8, remindFault)
      .describe('How many days before a duty is due its reminders go out.'),
  })
  .meta({ id: 'HeldLicence' });
export type HeldLicence = z.output<typeof heldLicence>;

export const keyPersonFields = {
  role: z.enum(keyRoles, 'Choose a role of the licence.'),
  fullName: lineOfText('Enter this person’s full name.', 200),
  email: z.union([z.literal('').transform(() => undefined), emailAddress]).optional(),
  fromDay: day,
  declaredOn: dayOrNothing.describe(
    'The day on which the organisation declared that this person may hold the role. No reason is recorded.',
  ),
};

const keyPerson = {
  ...keyPersonFields,
  colleague: rowId.optional().describe('The account of a colleague, who is found again when they leave.'),
};
const newKeyPerson = z.strictObject(keyPerson).meta({ id: 'NewKeyPerson' });
const { role: _, ...correctable } = keyPerson;

export const workPlaceFields = {
  name: lineOfText('Enter a name for this place, such as Leeds office.', 120),
  address: optionalLine(300),
  nation: z.enum(workNations, 'Choose the nation, whose bank holidays count.'),
  kind: z.enum(workPlaceKinds, 'Choose what kind of place this is.'),
};
const workPlace = z.strictObject(workPlaceFields).meta({ id: 'NewWorkPlace' });

const fromTheLaw = z.object({
  says: z.string(),
  confidence: z.string().describe('How sure we are of it.'),
  note: z.string().nullable(),
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
});

export const sponsorSetUpShape = z
  .object({
    mayChange: z.boolean(),
    licence: z
      .object({
        licenceNumber: z.string().nullable(),
        rating: z.enum(ratings).nullable(),
        routes: z.array(z.string()),
        allocationFrom: z.string().nullable(),
        cutOver: z.string().nullable(),
        secondCheck: z.boolean(),
        remindDays: z.array(z.int()),
        savedAt: z.string(),
      })
      .nullable()
      .describe('Null until the organisation has said that it holds a licence.'),
    register: z
      .object({
        name: z.string(),
        slug: z.string(),
        rating: z.enum(ratings).nullable(),
        routes: z.array(z.string()),
      })
      .nullable()
      .describe('What the register says of the entry that the organisation has claimed.'),
    allocationYear: z
      .object({ endsOn: z.string(), askFrom: z.string(), answeredBy: z.string() })
      .nullable()
      .describe('The year that today is in.'),
    keyPeople: z.array(
      z.object({
        id: rowId,
        role: z.enum(keyRoles),
        fullName: z.string(),
        email: z.string().nullable(),
        colleague: rowId.nullable(),
        fromDay: z.string(),
        untilDay: z.string().nullable(),
        declaredOn: z.string().nullable(),
      }),
    ),
    keyRules: z.object({
      roles: z.record(z.enum(keyRoles), fromTheLaw.nullable()),
      fitness: fromTheLaw.nullable(),
    }),
    workPlaces: z.array(
      z.object({
        id: rowId,
        name: z.string(),
        address: z.string().nullable(),
        nation: z.enum(workNations),
        kind: z.enum(workPlaceKinds),
        closedOn: z.string().nullable(),
      }),
    ),
    colleagues: z
      .array(z.object({ id: rowId, fullName: z.string() }))
      .describe('Who has an account here, to be named as a key person.'),
    tasks: z.array(
      z.object({
        task: z.enum(sponsorTasks),
        doneOn: z.string(),
        by: z.string(),
      }),
    ),
    steps: z.array(
      z.object({
        id: z.enum(['licence', 'authorising-officer', 'level-1', 'work-place', 'cut-over']),
        title: z.string(),
        done: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SponsorSetUp' });
export type SponsorSetUp = z.output<typeof sponsorSetUpShape>;

export const showSponsorSetUpOperation = defineOperation({
  id: 'showSponsorSetUp',
  method: 'GET',
  path: '/api/sponsor/set-up',
  tag,
  access: forCompliance,
  summary: 'The licence as the organisation states it, its key people and work places, and what is missing.',
  response: sponsorSetUpShape,
});

export const saveHeldLicenceOperation = defineOperation({
  id: 'saveHeldLicence',
  method: 'POST',
  path: '/api/sponsor/licence',
  tag,
  access: forRecordKeepers,
  summary: 'Says that the organisation holds a licence, and what is known of it.',
  request: heldLicence,
  response: messageResponse,
});

export const addKeyPersonOperation = defineOperation({
  id: 'addKeyPerson',
  method: 'POST',
  path: '/api/sponsor/key-people',
  tag,
  access: forRecordKeepers,
  summary: 'Adds a person who holds a role of the licence.',
  creates: true,
  request: newKeyPerson,
  response: messageResponse,
});

export const changeKeyPersonOperation = defineOperation({
  id: 'changeKeyPerson',
  method: 'POST',
  path: '/api/sponsor/key-people/{id}',
  tag,
  access: forRecordKeepersTheirs,
  summary: 'Corrects what is on record of a key person, or says on which day their role ended.',
  parameters: byId,
  request: z.strictObject({ ...correctable, untilDay: dayOrNothing }).meta({ id: 'KeyPersonChange' }),
  response: messageResponse,
});

export const addWorkPlaceOperation = defineOperation({
  id: 'addWorkPlace',
  method: 'POST',
  path: '/api/sponsor/work-places',
  tag,
  access: forRecordKeepers,
  summary: 'Adds a place where sponsored workers work, with the nation whose bank holidays count.',
  creates: true,
  request: workPlace,
  response: messageResponse,
});

export const changeWorkPlaceOperation = defineOperation({
  id: 'changeWorkPlace',
  method: 'POST',
  path: '/api/sponsor/work-places/{id}',
  tag,
  access: forRecordKeepersTheirs,
  summary:
    'Corrects a work place, or says when it closed. It stays on the records of those who worked there.',
  parameters: byId,
  request: z.strictObject({ ...workPlaceFields, closedOn: dayOrNothing }).meta({ id: 'WorkPlaceChange' }),
  response: messageResponse,
});

export const recordSponsorTaskOperation = defineOperation({
  id: 'recordSponsorTask',
  method: 'POST',
  path: '/api/sponsor/tasks-done',
  tag,
  access: forRecordKeepers,
  summary: 'Records that someone logged in to the Sponsorship Management System, or has read the guidance.',
  request: z
    .strictObject({ task: z.enum(sponsorTasks, 'Choose what was done.'), doneOn: day })
    .meta({ id: 'SponsorTaskDone' }),
  response: messageResponse,
});

/** Every operation about an organisation's licence, in the order of the documentation. */
export const sponsorLicenceOperations = {
  showSponsorSetUpOperation,
  saveHeldLicenceOperation,
  addKeyPersonOperation,
  changeKeyPersonOperation,
  addWorkPlaceOperation,
  changeWorkPlaceOperation,
  recordSponsorTaskOperation,
} as const;
