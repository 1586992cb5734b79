import { ProblemError } from '@portway/contracts/problem';
import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { product } from '../../text/product.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Fault {
  title: string;
  message: string;
  /** Where to go instead of retrying. */
  instead?: { to: string; label: string };
}

/** Shown in the frame when a page could not be loaded: what happened, and what to do next. */
export function PageFault({ error }: { error: unknown }) {
  const { title, message, instead } = faultOf(error);
  const { revalidate, state } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <title>{`${title} · ${product}`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-36">
        {title}
      </h1>
      <Notice kind="error" live title={message} className="mt-6" />
      <div className="mt-6 flex flex-wrap gap-3">
        {instead === undefined ? (
          <Button type="button" onClick={() => void revalidate()}>
            {state === 'idle' ? 'Try again' : 'Trying…'}
          </Button>
        ) : (
          <LinkButton to={instead.to}>{instead.label}</LinkButton>
        )}
        <LinkButton to="/contact" look="outline">
          Contact us
        </LinkButton>
      </div>
    </div>
  );
}

function faultOf(error: unknown): Fault {
  if (isRouteErrorResponse(error) && error.status === 404) return notHere;
  if (!(error instanceof ProblemError)) return fault(error);
  if (error.code === 'second-factor-due')
    return {
      title: 'One step first',
      message: error.message,
      instead: { to: '/dashboard/account/security', label: 'Set up your second factor' },
    };
  if (error.status === 403)
    return { ...notHere, title: 'This page is not for your account', message: error.message };
  if (error.status === 404) return { ...notHere, message: error.message };
  return { title: 'This page did not load', message: error.message };
}

const notHere: Fault = {
  title: 'There is nothing here',
  message: 'The address may be mistyped, or the page may have been removed.',
  instead: { to: '/dashboard', label: 'Go to your home page' },
};

function fault(error: unknown): Fault {
  if (error instanceof TypeError)
    return {
      title: 'This page did not load',
      message: 'We could not reach the server. Check your connection, then try again.',
    };
  return {
    title: 'Something went wrong on our side',
    message: 'It is not your fault. Try again in a moment.',
  };
}
