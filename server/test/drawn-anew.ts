import { seed } from '../../scripts/chance.mjs';
import { drawFrom } from './draw-from.ts';

// For servers that tests start beside themselves.
drawFrom(seed, { anew: true });
