import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Shown instead of a list that could not be loaded. */
export function ListFault({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="job-more">
      <Notice kind="error" live title={message} />
      <Button type="button" onClick={() => void revalidate()}>
        {state === 'idle' ? 'Try again' : 'Trying…'}
      </Button>
    </div>
  );
}
