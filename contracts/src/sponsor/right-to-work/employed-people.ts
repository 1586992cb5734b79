import '../../jitless.ts';
import { z } from 'zod';
import { forAllWorkersTheirs, forRecordKeepers, forRecordKeepersTheirs } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { lineOfText, optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import { keptRecord } from '../records/kept-record.ts';
import { newRightToWorkCheck, rightToWorkCheck } from './new-check.ts';

const tag = 'Right to work';
const path = '/api/sponsor/people';

export const personEngagements = ['employee', 'worker', 'sub-contractor'] as const;
export type PersonEngagement = (typeof personEngagements)[number];

/** A file of people is brought in as a whole; a longer one in parts. */
export const maxPeopleTogether = 1000;

const personFacts = z.strictObject({
  fullName: lineOfText('Enter the name.', 200),
  reference: optionalLine(60).nullable().optional().describe('Your own number of this person.'),
  engagement: z.enum(personEngagements, 'Choose how this person works for you.').default('employee'),
  arrangedOn: day
    .nullable()
    .optional()
    .describe('Of workers and sub-contractors: the day of the arrangement, whose law says who is checked.'),
  plannedStart: day.nullable().optional().describe('The first day of work that is still to come.'),
  startedOn: day.nullable().optional().describe('The first day of work that has been.'),
});

const newPerson = personFacts
  .extend({ check: newRightToWorkCheck.optional().describe('The check that was made of this person.') })
  .meta({ id: 'NewEmployedPerson' });
export type NewEmployedPerson = z.output<typeof newPerson>;

export const addPeopleOperation = defineOperation({
  id: 'addEmployedPeople',
  method: 'POST',
  path,
  tag,
  access: forRecordKeepers,
  limit: costly.bulkChange,
  summary: 'Adds people who work for you and are not sponsored, with their checks: all of them, or none.',
  description:
    'The same questions for everyone. People who work already are never held: a missing check is a gap with a name. Faults are named by the place in the list, such as `people.3.startedOn`.',
  request: z
    .strictObject({
      people: z
        .array(newPerson)
        .min(1, 'Add someone.')
        .max(maxPeopleTogether, `Add at most ${maxPeopleTogether} people at once.`),
    })
    .meta({ id: 'NewEmployedPeople' }),
  response: messageResponse.extend({ ids: z.array(rowId) }).meta({ id: 'EmployedPeopleAdded' }),
});

export const personPage = personFacts
  .extend({
    id: rowId,
    version: z.int(),
    reference: z.string().nullable(),
    arrangedOn: z.string().nullable(),
    plannedStart: z.string().nullable(),
    startedOn: z.string().nullable(),
    withoutCheckBecause: z.string().nullable().describe('Why work began without an excuse.'),
    endedOn: z.string().nullable(),
    keepUntil: z
      .string()
      .nullable()
      .describe('The copies of checks are kept until then, and then destroyed.'),
    isAsked: z.boolean().describe('Whether the law asks for a check of this person.'),
    because: z.string().describe('Why it does not; empty where it does.'),
    isHeld: z.boolean().describe('Work has not begun, and no check gives an excuse.'),
    mayErase: z.boolean(),
    mayRecord: z.boolean(),
    checks: z.array(
      rightToWorkCheck
        .extend({
          id: rowId,
          copy: keptRecord.nullable().describe('The files of the copy of this check; null without one.'),
        })
        .meta({ id: 'PersonCheck' }),
    ),
  })
  .meta({ id: 'EmployedPerson' });
export type PersonPage = z.output<typeof personPage>;

export const showPersonOperation = defineOperation({
  id: 'showEmployedPerson',
  method: 'GET',
  path: `${path}/{id}`,
  tag,
  access: forAllWorkersTheirs,
  parameters: byId,
  summary: 'One person who is not sponsored, with the right to work checks of them.',
  response: personPage,
});

export const changePersonOperation = defineOperation({
  id: 'changeEmployedPerson',
  method: 'PATCH',
  path: `${path}/{id}`,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Changes what is on record of this person: the name, the days, the last day of work.',
  description:
    'The first day of a person whose planned start is held is recorded with a reason. If a colleague has changed the record since `version`, the response is 409 and nothing is saved.',
  request: personFacts
    .extend({
      version: z.int(),
      endedOn: day.nullable().optional().describe('The last day of work.'),
      withoutCheckBecause: lineOfText('Say why work began without a check.', 300).nullable().optional(),
    })
    .meta({ id: 'EmployedPersonChanges' }),
  response: messageResponse,
});

export const recordPersonCheckOperation = defineOperation({
  id: 'recordPersonCheck',
  method: 'POST',
  path: `${path}/{id}/right-to-work-checks`,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Records a right to work check of someone who is not sponsored. We check nobody.',
  request: newRightToWorkCheck,
  response: messageResponse,
});

export const erasePersonOperation = defineOperation({
  id: 'eraseEmployedPerson',
  method: 'POST',
  path: `${path}/{id}/erase`,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Erases a person with the checks, once these have been kept for their time.',
  description: 'A person without any check can be erased at once, such as one added by mistake.',
  request: z.strictObject({ fullName: lineOfText('Type the name.', 200) }).meta({ id: 'PersonToErase' }),
  response: messageResponse,
});

export const checkTogetherOperation = defineOperation({
  id: 'recordChecksTogether',
  method: 'POST',
  path: '/api/sponsor/right-to-work/together',
  tag,
  access: forRecordKeepers,
  limit: costly.bulkChange,
  summary: 'Records a check of each of several people: all of them, or none.',
  description: 'Faults are named by the place in the list, such as `checks.3.expiresOn`.',
  request: z
    .strictObject({
      checks: z
        .array(
          newRightToWorkCheck.safeExtend({
            of: rowId.describe('A worker, or a person who is not sponsored.'),
          }),
        )
        .min(1, 'Choose whom you checked.')
        .max(100, 'Record at most 100 checks at once.'),
    })
    .meta({ id: 'ChecksTogether' }),
  response: messageResponse,
});

const readRow = z
  .object({
    row: z.int().describe('As a spreadsheet numbers it.'),
    values: z
      .record(z.string(), z.string())
      .describe('What has one reading, by the name of the field that it belongs to.'),
    faults: z
      .array(
        z.object({
          field: z.string(),
          typed: z.string(),
          message: z.string(),
          choices: z
            .array(z.object({ value: z.string(), label: z.string() }))
            .describe('What the cell can mean, where that is more than one thing.'),
        }),
      )
      .describe('What has no reading, or two.'),
  })
  .meta({ id: 'ReadPerson' });
export type ReadPerson = z.output<typeof readRow>;

/** Larger than a list of a thousand people is. */
const maxListBytes = 5_000_000;

export const readPeopleFileOperation = defineOperation({
  id: 'readPeopleFile',
  method: 'POST',
  path: `${path}/file`,
  limit: costly.upload,
  tag,
  access: forRecordKeepers,
  summary: 'Reads a workbook (.xlsx) or CSV file of people with their checks. Nothing is kept of it.',
  description:
    'Days and documents with two readings come back with their choices. Add the people with POST /api/sponsor/people once nothing is open.',
  request: z
    .strictObject({
      name: z
        .string('Name the file.')
        .min(1, 'Name the file.')
        .max(255, 'Use a shorter file name.')
        .describe('The name of the file.'),
    })
    .meta({ id: 'PeopleFile' }),
  upload: { most: maxListBytes },
  response: z
    .object({
      message: z.string(),
      columns: z
        .record(z.string(), z.string())
        .describe('The heading of each column that was recognised, by field.'),
      unread: z.array(z.string()).describe('Headings of columns of which nothing is taken over.'),
      people: z.array(readRow),
    })
    .meta({ id: 'ReadPeople' }),
});

export const employedPeopleOperations = {
  readPeopleFileOperation,
  addPeopleOperation,
  showPersonOperation,
  changePersonOperation,
  recordPersonCheckOperation,
  erasePersonOperation,
  checkTogetherOperation,
} as const;
