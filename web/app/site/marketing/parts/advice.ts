import { operator } from '../../../text/operator.ts';

const { adviser } = operator;

/** Who gives immigration advice: nobody, unless the operator names its regulator. */
export const whoAdvises = adviser
  ? `Advice on a case is given under ${adviser.regulator}, number ${adviser.number}.`
  : 'It is not advice on your case, and nobody here fills in or sends your application. For that, ask a regulated adviser.';
