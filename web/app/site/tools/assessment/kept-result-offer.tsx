import { useEffect, useState } from 'react';
import { forgetAssessment, type Kept, rehydrated } from '../../../kit/page/browser-store.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Offers the result that this browser stored earlier. */
export function StoredResultOffer() {
  const [kept, setKept] = useState<Kept['assessment']>();
  useEffect(() => {
    void rehydrated().then(({ assessment }) => setKept(assessment));
  }, []);
  if (!kept) return null;
  const forget = () => {
    forgetAssessment();
    setKept(undefined);
  };
  return (
    <Notice live title="You have a result from before" className="mt-6">
      It is saved in this browser. It is checked against today’s rules when you open it.
      <span className="mt-2 flex flex-wrap gap-2">
        <LinkButton to={kept.address} look="outline">
          Open my result
        </LinkButton>
        <Button type="button" look="quiet" onClick={forget}>
          Remove it
        </Button>
      </span>
    </Notice>
  );
}
