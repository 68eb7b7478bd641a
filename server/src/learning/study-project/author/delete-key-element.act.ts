import { addDeletingAct } from '../../../base/change-set/deleting-act.ts';
import { keyElementKind } from '../write-key-element.ts';

addDeletingAct('deleteKeyElement', keyElementKind, 'a key element');
