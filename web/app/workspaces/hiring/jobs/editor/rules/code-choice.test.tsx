import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeCandidate } from './code-choice.tsx';

const renderCandidate = (isOneOfSeveral: boolean, canBeSponsored: boolean) =>
  renderToStaticMarkup(
    <CodeCandidate
      candidate={{
        code: '3534',
        title: 'Financial accounts managers',
        matched: 'Accounts manager',
        canBeSponsored,
        standardPence: 45_000_00,
        because: [],
      }}
      isOneOfSeveral={isOneOfSeveral}
      isChosen={false}
      onChoose={() => undefined}
    />,
  );

it('a code that is one of several is shown without what it would cost and whether it can be sponsored', () => {
  expect(renderCandidate(true, true)).not.toContain('45,000');
  expect(renderCandidate(true, false)).not.toContain('not sponsored');
});

it('the code that a title names is shown with both', () => {
  expect(renderCandidate(false, true)).toContain('45,000');
  expect(renderCandidate(false, false)).toContain('not sponsored');
});
