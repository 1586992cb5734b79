import { useState } from 'react';
import { AutosaveTagsField } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { Autosaved } from '../../../../kit/forms/autosave/autosaved.tsx';
import { asTexts, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { isNamed, without } from './employers.ts';

/** Companies that must not see the candidate: employers, unless allowed, and those added by name. */
export function HiddenFrom({ employers }: { employers: readonly string[] }) {
  return (
    <Panel
      title="Companies that must not see you"
      text="They cannot find you, and we do not recommend their jobs. If you apply to one, it sees your profile. That includes everyone you work or have worked for, unless you let them see you."
    >
      <div className="flex flex-col gap-6">
        {employers.length > 0 && <Employers names={employers} />}
        <AutosaveTagsField
          of="profile.hiddenFrom"
          label={employers.length > 0 ? 'Others' : 'Companies'}
          optional
          hint="Press Enter or a comma after each. Employers in your work history can’t see you unless you apply to them."
          clash={(names) => {
            const employer = names.find((name) => isNamed(name, employers));
            return employer && `${employer} is one of your employers. Hide from it in the list above.`;
          }}
        />
      </div>
    </Panel>
  );
}

function Employers({ names }: { names: readonly string[] }) {
  const answer = useAnswer('profile.shownTo');
  const hiddenAnswer = useAnswer('profile.hiddenFrom');
  const [announcement, setAnnouncement] = useState('');
  const visibleTo = asTexts(answer.value);
  const hidden = asTexts(hiddenAnswer.value);
  const toggle = (name: string, isHidden: boolean) => {
    answer.choose(isHidden ? [...without(name, visibleTo), name] : without(name, visibleTo));
    // It may have been added by name before it was an employer.
    if (isNamed(name, hidden)) hiddenAnswer.choose(without(name, hidden));
    setAnnouncement(isHidden ? `${name} can see you now.` : `You are hidden from ${name}.`);
  };
  return (
    <Autosaved answer={answer} inWords={(value) => `Can see you: ${asTexts(value).join(', ') || 'none'}`}>
      <fieldset className="min-w-0">
        <legend id="shownTo" className="mb-3 font-medium">
          From your work experience
        </legend>
        <ul className="rows">
          {names.map((name) => {
            const isHidden = !isNamed(name, visibleTo) || isNamed(name, hidden);
            return (
              <li key={name}>
                <div>
                  <p className="font-medium wrap-anywhere">{name}</p>
                  <p className="mt-1 flex flex-wrap gap-2">
                    <Tag look="sand">Your employer</Tag>
                    {isHidden ? <Tag>Can’t see you</Tag> : <Tag look="gold">Can see you</Tag>}
                  </p>
                </div>
                <Button type="button" look="outline" onClick={() => toggle(name, isHidden)}>
                  {isHidden ? 'Let them see me' : 'Hide from them again'}
                  <span className="sr-only">: {name}</span>
                </Button>
              </li>
            );
          })}
        </ul>
        <span role="status" className="sr-only">
          {announcement}
        </span>
      </fieldset>
    </Autosaved>
  );
}
