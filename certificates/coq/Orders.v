(* The orders of the groups of the 2x2x2 and the 3x3x3, from chains that the verified checker checks. *)
From mathcomp Require Import all_ssreflect all_fingroup.
From Coq Require Import PArith NArith ZArith.
From Cubelang Require Import Chain Checker Cube2Data Cube3Data.
Delimit Scope N_scope with num.
Delimit Scope nat_scope with N.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.

(* The points 1 to n. *)
Definition point_of n (x : 'I_n) : positive := Pos.of_succ_nat x.
Definition points n : seq positive := [seq Pos.of_succ_nat i | i <- iota 0 n].

Lemma point_of_inj n : injective (@point_of n).
Proof. by move=> x y /SuccNat2Pos.inj/val_inj. Qed.

Lemma pointsP n k : List.In k (points n) <-> exists x : 'I_n, k = point_of x.
Proof.
split=> [/List.in_map_iff[i [<- /inP]]|[x ->]].
  by rewrite mem_iota => lt; exists (Ordinal lt).
by apply: (List.in_map Pos.of_succ_nat); apply/inP; rewrite mem_iota ltn_ord.
Qed.

(* A permutation of the points 1 to n from its cycles. *)
Definition cycle_pairs (c : seq positive) := if c is x :: _ then zip c (rcons (behead c) x) else [::].
Definition tree_of_cycles n cs :=
  foldl (fun t kv => set kv.1 kv.2 t) (identity (points n)) (flatten (map cycle_pairs cs)).
Definition perm_of_cycles n cs : {perm 'I_n} := toperm (@point_of n) (tree_of_cycles n cs).

Definition in_range keys t := all (fun k => if get t k is Some y then has (Pos.eqb y) keys else false) keys.

Theorem check_cycles n (css : seq (seq (seq positive))) words strong base order :
  0 < n ->
  all (fun cs => good (points n) (tree_of_cycles n cs) && in_range (points n) (tree_of_cycles n cs)) css ->
  check_chain (points n) [seq tree_of_cycles n cs | cs <- css] words strong base order ->
  #|<<[set g in [seq perm_of_cycles n cs | cs <- css]]>>| = N.to_nat order.
Proof.
move=> n0 /allI css_ok check.
have gens : reps (@point_of n) [seq tree_of_cycles n cs | cs <- css] [seq perm_of_cycles n cs | cs <- css].
  elim: css css_ok {check} => [|cs css IH] ok /=; first by constructor.
  constructor; last by apply: IH => c cin; apply: ok; right.
  have /andP[g r] := ok cs (or_introl erefl); 
  exact (rep_toperm (@point_of_inj n) (@pointsP n) g r).
have [] := check_chain_ok (@point_of_inj n) (@pointsP n) gens _ check; last by [].
by exists (Ordinal n0).
Qed.

(* The turns of the outer layers, R, U, F, L, D, B, as permutations of the stickers' net numbers. *)
Definition cube3_turns : seq {perm 'I_54} := [seq perm_of_cycles 54 cs | cs <- cube3_cycles].
Definition cube2_turns : seq {perm 'I_24} := [seq perm_of_cycles 24 cs | cs <- cube2_cycles].

Theorem order_3x3x3 : #|<<[set g in cube3_turns]>>| = N.to_nat 43252003274489856000.
Proof.
apply: (@check_cycles 54 cube3_cycles cube3_words cube3_strong cube3_base); first exact: isT;
  vm_cast_no_check (erefl true).
Qed.

(* With the rotations of the whole cube: 24 times 3674160. *)
Theorem order_2x2x2 : #|<<[set g in cube2_turns]>>| = N.to_nat 88179840.
Proof.
apply: (@check_cycles 24 cube2_cycles cube2_words cube2_strong cube2_base); first exact: isT;
  vm_cast_no_check (erefl true).
Qed.
