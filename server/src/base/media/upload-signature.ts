import { timingSafeEqual } from 'node:crypto';
import { contentRoles, isRoleOf, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { signaturesLast, uploadPresets, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import type { Tickets } from '../../tickets.ts';

const presets = Object.keys(uploadPresets) as UploadPreset[];
/** So that what was signed when a form was opened still holds while the next signature is on its way. */
const lastsLonger = 300_000;

/** What somebody may send files for. Those who sell see to the logos of institutions and to nothing else. */
export const presetsOf = (role: GlobalRole): readonly UploadPreset[] =>
  isRoleOf(contentRoles, role) ? presets : ['institution_logo'];

/** Signs that a person may send files for a preset from a moment on, given in seconds. */
export function signUpload(tickets: Tickets, personId: string, timestamp: number, preset: UploadPreset): string {
  const { folder, formats, megabytes } = uploadPresets[preset];
  return tickets.sign(`upload\n${personId}\n${timestamp}\n${preset}\n${folder}\n${formats.join()}\n${megabytes}`);
}

/** Whether a signature is ours, for this person and preset, and still holds. */
export function isSigned(
  tickets: Tickets,
  { personId, timestamp, preset }: { personId: string; timestamp: number; preset: UploadPreset },
  signature: string,
): boolean {
  const age = Date.now() - timestamp * 1000;
  if (!(age >= 0 && age <= signaturesLast + lastsLonger)) return false;
  const ours = Buffer.from(signUpload(tickets, personId, timestamp, preset));
  const given = Buffer.from(signature);
  return given.length === ours.length && timingSafeEqual(given, ours);
}
