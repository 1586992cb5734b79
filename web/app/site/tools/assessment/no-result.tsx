import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { rehydrated } from '../../../kit/page/browser-store.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';

/** The result's address without answers: opens what this browser kept, else the questions. */
export function NoResult() {
  const navigate = useNavigate();
  useEffect(() => {
    void rehydrated().then(({ assessment }) =>
      navigate(assessment?.address ?? '/assessment', { replace: true }),
    );
  }, [navigate]);
  return (
    <>
      <PageHead
        title="Your assessment result"
        lead="Your result is saved in the browser where you answered, and opens here by itself. If nothing happens, open the link in our email or answer the questions again. They take two minutes."
      />
      <p className="page-width pb-section">
        <LinkButton to="/assessment">Start Assessment</LinkButton>
      </p>
    </>
  );
}
