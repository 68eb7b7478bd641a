import { oneOf, searchOf } from '../../ui/page/address.ts';

/** The field an address of the settings asks to change; none where they are only read. */
export const settingsSearch = searchOf<{ change: 'end_date' }>({ change: oneOf(['end_date']) });
