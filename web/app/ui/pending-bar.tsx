import { useNavigation } from 'react-router';

/** A gold line at the top while a slow page loads; a fast one never shows it. */
export function PendingBar() {
  const waiting = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      {waiting && (
        <>
          <span className="sr-only">Loading</span>
          <div className="pending h-full w-2/5 animate-pending rounded-full bg-gold" />
        </>
      )}
    </div>
  );
}
