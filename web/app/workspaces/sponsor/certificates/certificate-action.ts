import { submit } from '@portway/contracts/client';
import { certificateCases } from '@portway/contracts/sponsor/certificates/certificate-facts';
import {
  correctCertificateOperation,
  moveCertificateOperation,
  noteCertificateOperation,
  rechargeOperation,
  saveCertificateOperation,
} from '@portway/contracts/sponsor/certificates/certificates';
import type { FormState, FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';

/** The page's `clientAction`. */
export async function certificateAction(request: Request, id: string) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id };
  const version = Number(values.version);
  const sendAndSay = (message: string, send: (me: Me) => Promise<unknown>) =>
    callApi(async (me) => {
      await send({ ...me, parameters });
      return { message };
    });
  switch (intent) {
    case 'save':
      return byField(
        await sendAndSay('Saved.', (me) =>
          submit(saveCertificateOperation, { version, facts: factsTyped(values) }, me),
        ),
        { payPence: 'pay' },
      );
    case 'move': {
      const { to, on, number } = values;
      const move = { version, to, on, ...(number && { number }) };
      return sendAndSay('What happened is recorded.', (me) => submit(moveCertificateOperation, move, me));
    }
    case 'note':
      return sendAndSay('The note is kept.', (me) =>
        submit(noteCertificateOperation, { words: values.words }, me),
      );
    case 'recharge':
      return byField(
        await sendAndSay('It is recorded, and stands under Duties as something to look at.', (me) =>
          submit(rechargeOperation, { on: values.takenOn, what: values.what }, me),
        ),
        { on: 'takenOn' },
      );
    default:
      return callApi(async (me) => {
        const { mistake, samePoints, newStart, appliedOn } = values;
        const correction = {
          mistake,
          ...(samePoints && { samePoints: samePoints === 'yes' }),
          ...(newStart && { newStart }),
          ...(appliedOn && { appliedOn }),
        };
        const { by, because } = await submit(correctCertificateOperation, correction, { ...me, parameters });
        return { message: `${answers[by]} ${because}` };
      });
  }
}

interface Me {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly parameters: { readonly id: string };
}

const answers = {
  note: 'A sponsor note puts it right.',
  'new-certificate': 'A new certificate is needed.',
  'not-known': 'This is not decided yet.',
} as const;

function factsTyped(values: FormValues) {
  const number = (text: string | undefined) => (text ? Number(text.replaceAll(/[£,\s]/g, '')) : null);
  const pay = number(values.pay);
  return {
    location: values.location,
    extension: values.extension === 'on',
    cases: certificateCases.filter((each) => values[`case.${each}`] === 'on'),
    plannedOn: values.plannedOn || null,
    occupationCode: values.occupationCode || null,
    payPence: pay === null ? null : Math.round(pay * 100),
    hoursPerWeek: number(values.hoursPerWeek),
    startDay: values.startDay || null,
    endDay: values.endDay || null,
    sponsorSize: values.sponsorSize || null,
    switchingFromStudent: values.switchingFromStudent === 'on',
    fields: Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name.startsWith('fields.'))
        .map(([name, value]) => [name.slice('fields.'.length), value]),
    ),
  };
}

/** The API names what is wrong below `facts`, and some fields by other names than their forms. */
function byField<Result>(
  state: FormState<Result>,
  fieldNames: Readonly<Record<string, string>>,
): FormState<Result> {
  const fieldErrors = Object.fromEntries(
    Object.entries(state.fieldErrors).map(([name, words]) => {
      const plain = name.replace(/^facts\./, '');
      return [fieldNames[plain] ?? plain, words];
    }),
  );
  return { ...state, fieldErrors };
}
