import { operator } from '../../../text/operator.ts';

const { adviser } = operator;

/** Who advises on a case: nobody here, unless the operator says by whom it is regulated. */
export const whoAdvises = adviser
  ? `Advice on a case is given under ${adviser.regulator}, number ${adviser.number}.`
  : 'It is no advice on your case, and nobody here fills in or sends your application: for that, ask a regulated adviser.';
