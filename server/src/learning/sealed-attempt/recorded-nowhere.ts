/** Said of an act that writes nothing at all: no transaction, no key that is kept, no entry in the audit log. */
export const recordedNowhere = { transaction: 'own', unaudited: 'nothing is recorded', records: 'nothing' };
