import { removeAside } from './remove-aside.ts';

// Waits until whoever has started this is gone, and takes the folder away that was theirs.
const [folder = ''] = process.argv.slice(2);
process.stdin.once('close', () => void removeAside(folder)).resume();
