/* What may come in. */
#ifndef CHECKS_H
#define CHECKS_H

#include "model.h"

int is_board(const int8_t *board);
int are_boards(const int8_t *boards, int32_t count);
/* A board on which both players still have checkers. */
int is_playing(const int8_t *board);
int is_die(int32_t die);
int are_rolls(const int8_t *rolls, int32_t count);
/* Cubes of one game: they differ in value and owner only. */
int are_cubes(const CoreCube *cubes, int32_t count);
int are_chances(const float *chances);
int is_manner(const CoreManner *manner);

#endif
