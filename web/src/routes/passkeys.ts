/** Passkeys: the browser's own dialog, asked with what the server sent, answered as the server reads it. */
import * as api from '../protocol/api';
import type { Account } from '../protocol/types';

type Json = Record<string, unknown>;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const text = (from: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(from)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Whether this browser knows passkeys at all. */
export const possible = (): boolean => typeof window.PublicKeyCredential === 'function';

const named = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list as Json[] | undefined) ?? []).map((one) => ({ ...one, type: 'public-key', id: bytes(String(one.id)) }));

/** Make a passkey and send it; for a guest under a name. Null: the person has changed his mind. */
export async function make(name = ''): Promise<Account | null> {
  const { id, options } = await api.beginPasskey(name);
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(String(options.challenge)),
    user: { ...user, id: bytes(String(user.id)) },
    excludeCredentials: named(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await asked(() => navigator.credentials.create({ publicKey }))) as PublicKeyCredential | null;
  if (!made) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  const response = {
    clientDataJSON: text(answer.clientDataJSON),
    attestationObject: text(answer.attestationObject),
    transports: answer.getTransports?.() ?? [],
  };
  return api.addPasskey(id, { id: made.id, rawId: text(made.rawId), type: made.type, response });
}

/** Sign in with a passkey. Null: the person has changed his mind. */
export async function use(): Promise<Account | null> {
  const { id, options } = await api.beginPasskeySignIn();
  const publicKey = {
    ...options,
    challenge: bytes(String(options.challenge)),
    allowCredentials: named(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const got = (await asked(() => navigator.credentials.get({ publicKey }))) as PublicKeyCredential | null;
  if (!got) return null;
  const answer = got.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(answer.clientDataJSON),
    authenticatorData: text(answer.authenticatorData),
    signature: text(answer.signature),
    userHandle: answer.userHandle ? text(answer.userHandle) : null,
  };
  return api.signInByPasskey(id, { id: got.id, rawId: text(got.rawId), type: got.type, response });
}

/** What the browser's dialog gives; null where it was closed. */
async function asked(dialog: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await dialog();
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null;
    throw error;
  }
}
