import { inject } from 'vitest';
import { drawFrom } from './draw-from.ts';
import '../../domain/test/chance.ts';

drawFrom(inject('seed'));
