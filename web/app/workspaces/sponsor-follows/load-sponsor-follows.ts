import { call, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  followSponsorOperation,
  listSponsorFollowsOperation,
} from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import { replace } from 'react-router';
import { asMe } from '../../kit/loading/signed-in.ts';
import { followIn, isFollowing, type ToFollow } from './followed.ts';

export const followedPath = (id: string) => `/dashboard/following?followed=${id}`;

/** What is followed. Someone who comes from one of our pages follows what its link names; others are asked first. */
export async function loadFollowing(request: Request) {
  const target = followIn(new URL(request.url).searchParams);
  const refused = target !== undefined && isFromUs() ? await follow(request, target) : '';
  const { follows, emails } = await call(listSponsorFollowsOperation, undefined, { fetch: asMe(request) });
  const isNew = target !== undefined && !follows.some((each) => isFollowing(each, target));
  return { follows, emails, refused, target: isNew && refused === '' ? target : undefined };
}

/** A link on another site must not decide what somebody follows. */
const isFromUs = () => URL.parse(document.referrer)?.origin === location.origin;

/** Leads on to the page that says so; returns why it was refused. */
async function follow(request: Request, target: ToFollow): Promise<string> {
  try {
    const { follows } = await submit(followSponsorOperation, target, { fetch: asMe(request) });
    throw replace(followedPath(follows.find((each) => isFollowing(each, target))?.id ?? ''));
  } catch (failure) {
    if (failure instanceof ProblemError && failure.status === 422) return failure.message;
    throw failure;
  }
}
