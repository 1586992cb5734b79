import { forAnybody, forStaff, forStaffOnAll } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { lineOfText, optionalLine, optionalMessage } from '../enquiries/enquiry-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { calendarDay } from '../../request-fields.ts';

const tag = 'Staff desk';

/** The page About has its strip of these figures once there are so many, and room for no more than the other. */
export const figuresShown = { from: 3, max: 4 } as const;

/** What staff enter of a figure; also checks each field in the browser. */
export const operatorFigureFields = z.strictObject({
  value: lineOfText('Enter the figure.', 12)
    .regex(/\d/, 'Enter a number, such as 120, 98% or 40+.')
    .describe('As it is shown, such as 98%.'),
  label: lineOfText('Say what it counts.', 60).describe('What it counts, such as sponsors advised.'),
  source: lineOfText('Say where the figure comes from.', 200).describe('Shown beside it.'),
  on: calendarDay.describe('The day on which it was true, not in the future.'),
});

// Digits, spaces and the usual marks; at least seven digits.
const telephone = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;

/** How the operator is reached besides by email; also checks each field in the browser. */
export const operatorContactFields = z.strictObject({
  phone: optionalLine(30)
    .refine(
      (text) => text === undefined || telephone.test(text),
      'Enter a telephone number, such as 020 7946 0321.',
    )
    .describe('Left out, nothing on the site says that we can be called.'),
  address: optionalMessage.describe(
    'One line each. Left out, nothing on the site says that we can be visited.',
  ),
});

const version = z.int().min(1).describe('Of the figure that you saw: refused if it was changed since.');
const example = z
  .boolean()
  .describe('Made up by the demo. It cannot be changed, and is deleted with `npm run admin -- forget-demo`.');

const figure = { value: z.string(), label: z.string(), source: z.string(), on: z.string(), example };
const contact = z
  .object({ phone: z.string().nullable(), address: z.string().nullable(), example })
  .nullable()
  .describe('Null where the operator has entered none.');

export const operatorDeskOperation = defineOperation({
  id: 'showOperatorDesk',
  method: 'GET',
  path: '/api/desk/operator',
  tag,
  access: forStaff,
  summary: 'Our own figures and contact details, as staff entered them.',
  response: z
    .object({
      figures: z
        .array(
          z.object({
            id: rowId,
            ...figure,
            version: z.int(),
            shown: z.boolean().describe('Whether the page About shows it now.'),
          }),
        )
        .readonly(),
      contact,
    })
    .meta({ id: 'OperatorDesk' }),
});

const savedFigure = z
  .object({ message: z.string(), id: rowId, version: z.int() })
  .meta({ id: 'OperatorFigureSaved' });

export const addOperatorFigureOperation = defineOperation({
  id: 'addOperatorFigure',
  method: 'POST',
  path: '/api/desk/operator/figures',
  tag,
  access: forStaff,
  summary: `Adds a figure of ours. The page About shows them once there are ${figuresShown.from}.`,
  creates: true,
  location: ({ id }) => `/api/desk/operator/figures/${id}`,
  request: operatorFigureFields.meta({ id: 'OperatorFigureFields' }),
  response: savedFigure,
});

export const saveOperatorFigureOperation = defineOperation({
  id: 'saveOperatorFigure',
  method: 'PUT',
  path: '/api/desk/operator/figures/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'Changes a figure of the operator on the page About.',
  parameters: byId,
  request: operatorFigureFields.extend({ version }).meta({ id: 'OperatorFigureChanged' }),
  response: savedFigure,
});

export const deleteOperatorFigureOperation = defineOperation({
  id: 'deleteOperatorFigure',
  method: 'DELETE',
  path: '/api/desk/operator/figures/{id}',
  tag,
  access: forStaffOnAll,
  summary: 'Deletes a figure of ours, from the page About too.',
  parameters: byId,
  response: messageResponse,
});

export const saveOperatorContactOperation = defineOperation({
  id: 'saveOperatorContact',
  method: 'PUT',
  path: '/api/desk/operator/contact',
  tag,
  access: forStaff,
  summary:
    'Saves the telephone number and the address at which we can be reached. Nothing in both removes them.',
  request: operatorContactFields.meta({ id: 'OperatorContactFields' }),
  response: messageResponse,
});

export const publishedOperatorOperation = defineOperation({
  id: 'showOperator',
  method: 'GET',
  path: '/api/operator',
  tag: 'Operator',
  access: forAnybody,
  summary: 'The figures of the operator that the page About shows, and how the operator is reached.',
  response: z
    .object({
      figures: z
        .array(z.object(figure))
        .readonly()
        .describe(`None while there are fewer than ${figuresShown.from}.`),
      contact,
    })
    .meta({ id: 'Operator' }),
});

export const operatorOperations = {
  publishedOperatorOperation,
  operatorDeskOperation,
  addOperatorFigureOperation,
  saveOperatorFigureOperation,
  deleteOperatorFigureOperation,
  saveOperatorContactOperation,
} as const;
